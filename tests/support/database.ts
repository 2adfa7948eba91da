export type RunningDatabase = { url: string; stop: () => Promise<void> };

/** A second embedded Postgres with many rows: 12 makes with 14 models each, every row with its own photo URL. */
export async function largeInventory(rows: number): Promise<RunningDatabase> {
  // Playwright compiles tests to CommonJS, which can import ES modules at run time only.
  const [{ embeddedDatabase }, { manyVehicles }, { freePort }, { Processes }] = await Promise.all([
    import('../../scripts/lib/database.mjs'),
    import('../../scripts/lib/many-vehicles.mjs'),
    import('../../scripts/lib/ports.mjs'),
    import('../../scripts/lib/processes.mjs'),
  ]);
  const seedSql = manyVehicles(rows, "'https://photos.example/cars/' || md5(n::text) || '.jpg'");
  const database = embeddedDatabase({ folder: '.local-test/large', port: await freePort(), seedSql });
  const processes = new Processes();
  await database.migrate({ recreate: true });
  await database.start(processes);
  return { url: database.url, stop: () => processes.stopAll() };
}
