import { parseOptions, printError, step } from './lib/cli';
import { portFrom, readEnvFiles, requireFreePort } from './lib/environment';
import { isStopping, startProgram, stopAll } from './lib/processes';
import { buildSite, nextCommand } from './lib/site-build';
import { writePaperForm } from './prepare/paper-form';
import { writePhotoSizes } from './prepare/write-photo-sizes';
import { databaseKeys, sandboxDatabase } from './sandbox/database';
import { startHostedForm } from './sandbox/hosted-form';

const usage = `npm run local    builds the site and serves it with everything it needs
npm run dev      the same with hot reload

Variables: PORT (3000), SUPABASE_PORT (54321), LEAD_FORM_PORT (4100). With SUPABASE_URL and
LEAD_FORM_ORIGIN set those services are used instead of the sandbox ones. All may be in .env.local.
SKIP_BUILD=1 serves the last build. RESET_DATABASE=1 first empties the sandbox database, then applies
supabase/migrations and supabase/seed.sql.`;
const { dev = false } = parseOptions(usage, { options: { dev: { type: 'boolean' } } }).values;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

async function main(): Promise<void> {
  readEnvFiles({ dev });
  const ownDatabase = !process.env.SUPABASE_URL;
  const ownForm = !process.env.LEAD_FORM_ORIGIN;
  const env: Record<string, string> = {};

  await requireFreePort('PORT');
  if (ownDatabase) await requireFreePort('SUPABASE_PORT');
  if (ownForm) await requireFreePort('LEAD_FORM_PORT');
  if (ownDatabase) {
    const database = sandboxDatabase();
    const recreate = process.env.RESET_DATABASE === '1';
    await step('Database migrations', () => database.migrate({ recreate }));
    await step('Sandbox database', database.start);
    env.SUPABASE_URL = database.url;
    env.SUPABASE_PUBLISHABLE_KEY = databaseKeys.publishable;
    env.INVENTORY_REVALIDATE_SECONDS = process.env.INVENTORY_REVALIDATE_SECONDS || '10';
  }
  if (ownForm) {
    const port = portFrom('LEAD_FORM_PORT');
    await step('Sandbox form', () => startHostedForm(port));
    env.LEAD_FORM_ORIGIN = `http://127.0.0.1:${port}`;
  }
  if (dev) {
    await step('Paper form and photos', async () => {
      await writePaperForm();
      await writePhotoSizes();
    });
  } else if (process.env.SKIP_BUILD !== '1') {
    await step('Production build', () => buildSite(process.env.NEXT_DIST_DIR || '.next', env));
  }
  const port = portFrom('PORT');
  const command = nextCommand(dev ? 'dev' : 'start', port);
  await step('Server', () =>
    startProgram({
      name: 'The site',
      url: `http://127.0.0.1:${port}/`,
      args: command,
      env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
      show: true,
    }),
  );
  const { SUPABASE_URL: database, LEAD_FORM_ORIGIN: form } = { ...process.env, ...env };
  console.log(
    `\nReady: http://localhost:${port}\nInventory from ${database}, applications go to ${form}`,
  );
}

try {
  await main();
} catch (error) {
  if (!isStopping()) {
    printError(error);
    await stopAll(1);
  }
}
