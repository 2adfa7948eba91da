#!/usr/bin/env node
import { printError, step, UserError } from './lib/cli.mjs';
/** Makes the embedded database anew: every migration, then the seed. What was in it is gone. */
import { embeddedDatabase } from './lib/database.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { folders } from './lib/folders.mjs';
import { requireNode } from './lib/node-version.mjs';
import { portFrom, requireFreePort } from './lib/ports.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run db:reset: empties the embedded database, applies supabase/migrations and supabase/seed.sql',
  );
  process.exit(0);
}

try {
  requireNode();
  await step('Packages', installDependencies);
  const port = portFrom('SUPABASE_PORT', 54321);
  await requireFreePort(port, 'SUPABASE_PORT').catch(() => {
    throw new UserError(
      'The embedded database is running: stop "npm run local" or "npm run dev" first, then try again.',
    );
  });
  await step('Database', () =>
    embeddedDatabase({ folder: folders().database, port }).migrate({ afresh: true }),
  );
} catch (error) {
  printError(error);
  process.exit(1);
}
