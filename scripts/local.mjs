#!/usr/bin/env node
/**
 * Installs packages, starts the embedded database and the sandbox form, builds the site, and serves it. Imports only
 * Node's own modules, because nothing is installed yet.
 */
import { parseOptions, printError, step } from './lib/cli.mjs';
import { embeddedDatabase, localKeys } from './lib/database.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { readEnvFiles } from './lib/env-files.mjs';
import { startLeadForm } from './lib/lead-form.mjs';
import { requireNode } from './lib/node-version.mjs';
import { portFrom, requireFreePort } from './lib/ports.mjs';
import { Processes, waitFor } from './lib/processes.mjs';
import { folders } from './lib/root.mjs';
import { buildSite, devCommand, serveCommand } from './lib/site-build.mjs';

const { dev = false } = parseOptions({
  usage: `npm run local    builds the site when its sources changed and serves it with everything it needs
npm run dev      the same with hot reload

Variables: PORT (3000), SUPABASE_PORT (54321), LEAD_FORM_PORT (4100). With NEXT_PUBLIC_SUPABASE_URL and
NEXT_PUBLIC_LEAD_FORM_URL set those services are used instead of the embedded ones. All may be in .env.local.`,
  options: { dev: { type: 'boolean' } },
}).values;

let stopping = false;
const processes = new Processes((name, output) => {
  if (stopping) return;
  console.error(`\n${name} exited unexpectedly:\n${output.trim().slice(-2000)}`);
  void stop(1);
});

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await processes.stopAll();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

/** @param {number} port @returns {Promise<Record<string, string>>} variables of a started embedded database */
async function startDatabase(port) {
  const database = embeddedDatabase({ folder: folders().database, port });
  await step('Database migrations', () => database.migrate());
  await step('Embedded database', () => database.start(processes));
  return {
    NEXT_PUBLIC_SUPABASE_URL: database.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    INVENTORY_REVALIDATE_SECONDS: process.env.INVENTORY_REVALIDATE_SECONDS || '10',
  };
}

async function main() {
  requireNode();
  await step('Packages', installDependencies);
  await readEnvFiles({ dev });
  const port = portFrom('PORT', 3000);
  const databasePort = portFrom('SUPABASE_PORT', 54321);
  const formPort = portFrom('LEAD_FORM_PORT', 4100);

  const ownDatabase = !process.env.NEXT_PUBLIC_SUPABASE_URL;
  const ownForm = !process.env.NEXT_PUBLIC_LEAD_FORM_URL;
  await requireFreePort(port, 'PORT');
  if (ownDatabase) await requireFreePort(databasePort, 'SUPABASE_PORT');
  if (ownForm) await requireFreePort(formPort, 'LEAD_FORM_PORT');
  /** @type {Record<string, string>} */
  const env = ownDatabase ? await startDatabase(databasePort) : {};
  if (ownForm) {
    const start = () => startLeadForm(processes, formPort);
    env.NEXT_PUBLIC_LEAD_FORM_URL = await step('Sandbox lead form', start);
  }

  if (dev) {
    const { tsImport } = await import('tsx/esm/api');
    const { watchSiteScript } = await tsImport('./build/site-script.ts', import.meta.url);
    await step('Site script', watchSiteScript);
    const { writePaperForm } = await tsImport('./build/paper-form.ts', import.meta.url);
    await step('Paper form', writePaperForm);
  } else {
    await step('Production build', () => buildSite({ folder: folders().build, env }));
  }
  await step('Server', async () => {
    const command = dev ? devCommand(port) : serveCommand(port);
    const server = processes.start('The site', command, { env, show: true });
    await waitFor(`http://127.0.0.1:${port}/`, server, 120);
  });
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
