/** Recreates the embedded database: every migration, then the seed. All rows are lost. */
import { parseOptions, step, UserError } from './lib/cli';
import { embeddedDatabase } from './lib/database';
import { folders, isFree, portFrom, readEnvFiles } from './lib/environment';

parseOptions({
  usage: `npm run db:reset

Empties the embedded database, then applies supabase/migrations and supabase/seed.sql.`,
});

readEnvFiles();
const port = portFrom('SUPABASE_PORT', 54321);
if (!(await isFree(port)))
  throw new UserError(
    'The embedded database is running: stop "npm run local" or "npm run dev" first, then try again.',
  );
await step('Database', () =>
  embeddedDatabase({ folder: folders().database, port }).migrate({ recreate: true }),
);
