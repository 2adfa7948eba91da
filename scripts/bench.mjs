#!/usr/bin/env node
/** Measures the built site and prints Markdown tables. */
import { cpus } from 'node:os';
import { BenchSite } from './lib/bench/site.mjs';
import { exitWithUsage, parseOptions, printError } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';

const PARTS = {
  pages: async () => (await import('./lib/bench/pages.mjs')).measurePages,
  interaction: async () => (await import('./lib/bench/interaction.mjs')).measureInteraction,
  form: async () => (await import('./lib/bench/form-request.mjs')).measureFormRequest,
  server: async () => (await import('./lib/bench/server.mjs')).measureServer,
};

const usage = `npm run bench                    builds and serves the site and measures everything below
npm run bench -- --pages         each page with Lighthouse on a phone
npm run bench -- --interaction   time from a tap or a choice to the next paint on a slow phone
npm run bench -- --form          time until the hosted form is requested on a slow phone
npm run bench -- --server        requests per second of "next start" and, where nginx is installed, of nginx in front of it
npm run bench -- --runs 3        fewer runs of each page and interaction (5)

Prints the Markdown tables of docs/performance.md.`;
const { values } = parseOptions({
  usage,
  options: {
    pages: { type: 'boolean' },
    interaction: { type: 'boolean' },
    form: { type: 'boolean' },
    server: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage('--runs: expected a whole number, 1 or more.', usage);
const names = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS));
const chosen = names.filter((name) => values[name]);

const site = new BenchSite();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => site.stop().finally(() => process.exit(1)));
}
let code = 0;
try {
  requireNode();
  await site.build();
  for (const name of chosen.length > 0 ? chosen : names) {
    const measure = await PARTS[name]();
    const table = await measure(site, runs);
    console.log(
      `\nMeasured ${new Date().toISOString().slice(0, 10)}: ${cpus().length} processors, Node ${process.versions.node}. ${table}\n`,
    );
  }
} catch (error) {
  printError(error);
  code = 1;
} finally {
  await site.stop();
}
process.exit(code);
