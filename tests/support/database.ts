import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The start scripts' own modules: plain ES modules, which Playwright's CommonJS can only import at run time. */
export function stackModule(name: string) {
  return import(pathToFileURL(path.resolve(__dirname, `../../scripts/stack/${name}.mjs`)).href);
}

export type RunningDatabase = { url: string; stop: () => Promise<void> };

/** A second embedded Postgres with many rows: 12 makes of 14 models, each row with a photo address of its own. */
export async function largeInventory(rows: number): Promise<RunningDatabase> {
  const { freePort } = await stackModule('ports');
  const { embeddedDatabase } = await stackModule('database');
  const { Processes } = await stackModule('processes');
  const port: number = await freePort();
  const seedSql = `insert into public.inventory_2025 (brand, model, img, created_at)
    select (array['toyota','BMW','vw','honda','mercedes','Kia','Ford','jeep','Audi','Lexus','Subaru','Volvo'])[1 + n % 12],
      'Model ' || (n / 12) % 14, 'https://photos.example/cars/' || md5(n::text) || '.jpg', timestamptz '2025-08-01' + n * interval '1 minute'
    from generate_series(1, ${rows}) as n;`;
  const database = embeddedDatabase({ folder: '.local-test/large', port, seedSql });
  const processes = new Processes();
  await database.migrate({ afresh: true });
  await database.start(processes);
  return { url: database.url, stop: () => processes.stopAll() };
}
