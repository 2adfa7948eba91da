import { parseOptions, step } from './lib/cli';
import { readEnvFiles, requireFreePort } from './lib/environment';
import { sandboxDatabase } from './sandbox/database';

parseOptions(`npm run db:reset

Empties the sandbox database, then applies supabase/migrations and supabase/seed.sql.`);
readEnvFiles();
await requireFreePort(
  'SUPABASE_PORT',
  'The sandbox database is running: stop "npm run local" or "npm run dev" first, then try again.',
);
await step('Database', () => sandboxDatabase().migrate({ recreate: true }));
