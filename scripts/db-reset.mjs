#!/usr/bin/env node
/** Recreates the embedded database: every migration, then the seed. All rows are lost. */
import { parseOptions, printError, step, UserError } from './lib/cli.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { readEnvFiles } from './lib/env-files.mjs';
import { requireNode } from './lib/node-version.mjs';
import { portFrom, requireFreePort } from './lib/ports.mjs';
import { folders } from './lib/root.mjs';

parseOptions({
  usage: `npm run db:reset

Empties the embedded database, then applies supabase/migrations and supabase/seed.sql.`,
});

try {
  requireNode();
  await step('Packages', installDependencies);
  await readEnvFiles();
  const port = portFrom('SUPABASE_PORT', 54321);
  await requireFreePort(port, 'SUPABASE_PORT').catch(() => {
    throw new UserError(
      'The embedded database is running: stop "npm run local" or "npm run dev" first, then try again.',
    );
  });
  await step('Database', () =>
    embeddedDatabase({ folder: folders().database, port }).migrate({ recreate: true }),
  );
} catch (error) {
  printError(error);
  process.exit(1);
}
