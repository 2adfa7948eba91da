#!/usr/bin/env node
/** Makes the embedded database anew: every migration, then the seed. What was in it is gone. */
import { embeddedDatabase } from './stack/database.mjs';
import { installDependencies } from './stack/dependencies.mjs';
import { folders } from './stack/folders.mjs';
import { requireNode } from './stack/node-version.mjs';
import { portFrom, requireFreePort } from './stack/ports.mjs';
import { Complaint, explain, step } from './stack/say.mjs';

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
    throw new Complaint(
      'The embedded database is running: stop "npm run local" or "npm run dev" first, then try again.',
    );
  });
  await step('Database', () =>
    embeddedDatabase({ folder: folders().database, port }).migrate({ afresh: true }),
  );
} catch (error) {
  explain(error);
  process.exit(1);
}
