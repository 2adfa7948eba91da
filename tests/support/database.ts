import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The start scripts' own modules: plain ES modules, which Playwright's CommonJS can only import at run time. */
export function stackModule(name: string) {
  return import(pathToFileURL(path.resolve(__dirname, `../../scripts/lib/${name}.mjs`)).href);
}

export type RunningDatabase = { url: string; stop: () => Promise<void> };

/** A second embedded Postgres with many rows: 12 makes of 14 models, each row with a photo address of its own. */
export async function largeInventory(rows: number): Promise<RunningDatabase> {
  const { freePort } = await stackModule('ports');
  const { embeddedDatabase } = await stackModule('database');
  const { manyVehicles } = await stackModule('many-vehicles');
  const { Processes } = await stackModule('processes');
  const port: number = await freePort();
  const seedSql = manyVehicles(rows, "'https://photos.example/cars/' || md5(n::text) || '.jpg'");
  const database = embeddedDatabase({ folder: '.local-test/large', port, seedSql });
  const processes = new Processes();
  await database.migrate({ afresh: true });
  await database.start(processes);
  return { url: database.url, stop: () => processes.stopAll() };
}
