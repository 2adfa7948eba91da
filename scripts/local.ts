/** Starts the embedded database and the sandbox form, builds the site, and serves it. */
import { parseOptions, printError, step } from './lib/cli';
import { embeddedDatabase, localKeys } from './lib/database';
import { folders, portFrom, readEnvFiles, requireFreePort } from './lib/environment';
import { Processes, waitFor } from './lib/processes';
import { warningOfRealServices } from './lib/real-services';
import { buildSite, nextCommand } from './lib/site-build';

const { dev = false } = parseOptions({
  usage: `npm run local    builds the site when its sources changed and serves it with everything it needs
npm run dev      the same with hot reload

Variables: PORT (3000), SUPABASE_PORT (54321), LEAD_FORM_PORT (4100). With NEXT_PUBLIC_SUPABASE_URL and
NEXT_PUBLIC_LEAD_FORM_URL set those services are used instead of the embedded ones. All may be in .env.local.`,
  options: { dev: { type: 'boolean' } },
}).values;

let stopping = false;
const processes = new Processes((name, errors) => {
  console.error(`\n${name} exited unexpectedly. ${errors}`);
  void stop(1);
});

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await processes.stopAll();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

/** @returns variables of a started embedded database */
async function startDatabase(port: number): Promise<Record<string, string>> {
  const database = embeddedDatabase({ folder: folders().database, port });
  await step('Database migrations', () => database.migrate());
  await step('Embedded database', () => database.start(processes));
  return {
    NEXT_PUBLIC_SUPABASE_URL: database.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    INVENTORY_REVALIDATE_SECONDS: process.env.INVENTORY_REVALIDATE_SECONDS || '10',
  };
}

async function startLeadForm(port: number): Promise<Record<string, string>> {
  const url = `http://127.0.0.1:${port}`;
  const file = 'tests/support/lead-form-provider.mjs';
  const form = processes.start('The sandbox lead form', [file], { env: { LEAD_FORM_PORT: String(port) } });
  await step('Sandbox lead form', () => waitFor(`${url}/health`, form));
  return { NEXT_PUBLIC_LEAD_FORM_URL: url };
}

async function main(): Promise<void> {
  readEnvFiles({ dev });
  const port = portFrom('PORT', 3000);
  const databasePort = portFrom('SUPABASE_PORT', 54321);
  const formPort = portFrom('LEAD_FORM_PORT', 4100);
  const ownDatabase = !process.env.NEXT_PUBLIC_SUPABASE_URL;
  const ownForm = !process.env.NEXT_PUBLIC_LEAD_FORM_URL;

  await requireFreePort(port, 'PORT');
  if (ownDatabase) await requireFreePort(databasePort, 'SUPABASE_PORT');
  if (ownForm) await requireFreePort(formPort, 'LEAD_FORM_PORT');
  const env = {
    ...(ownDatabase && (await startDatabase(databasePort))),
    ...(ownForm && (await startLeadForm(formPort))),
  };

  if (dev) {
    const { watchSiteScript } = await import('./build/site-script');
    await step('Site script', watchSiteScript);
    const { applyColors } = await import('./build/colors');
    await step('Colors of the drawings', applyColors);
    const { writePaperForm } = await import('./build/paper-form');
    await step('Paper form', writePaperForm);
  } else {
    await step('Production build', () => buildSite(folders().build, env));
  }
  await step('Server', async () => {
    const command = nextCommand(dev ? 'dev' : 'start', port);
    const server = processes.start('The site', command, { env, show: true });
    await waitFor(`http://127.0.0.1:${port}/`, server);
  });
  const warning = warningOfRealServices(process.env);
  if (warning) console.warn(`\n${warning}`);
  console.log(`\nReady: http://localhost:${port}`);
}

try {
  await main();
} catch (error) {
  if (!stopping) {
    printError(error);
    await stop(1);
  }
}
