#!/usr/bin/env node
/** Measures the built site in parts, and writes the tables of docs/performance.md. */
import { cpus } from 'node:os';
import { publish } from './lib/bench/document.mjs';
import { measureInteraction } from './lib/bench/interaction.mjs';
import { measurePages } from './lib/bench/pages.mjs';
import { measureServer } from './lib/bench/server.mjs';
import { Bench } from './lib/bench/site.mjs';
import { findBrowser } from './lib/browser.mjs';
import { exitWithUsage, parseOptions, printError } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';

const PARTS = { pages: measurePages, server: measureServer, interaction: measureInteraction };

const usage = `npm run bench                    builds and serves the site, measures all parts, writes docs/performance.md
npm run bench -- --pages         each page with Lighthouse on a phone
npm run bench -- --server        requests a second and memory, with "next start" alone and, where nginx is installed, behind it (half an hour at most)
npm run bench -- --interaction   how long a press or a choice takes until something is painted, on a slow phone
npm run bench -- --runs 3        fewer runs of each page and each interaction (5)
npm run bench -- --dry           prints the tables and writes nothing`;
const { values } = parseOptions({
  usage,
  options: {
    pages: { type: 'boolean' },
    server: { type: 'boolean' },
    interaction: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage('--runs: expected a whole number, 1 or more.', usage);
const asked = Object.keys(PARTS).filter((part) => values[part]);
const parts = asked.length > 0 ? asked : Object.keys(PARTS);
const { dry } = values;
const bench = new Bench();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => bench.stop().finally(() => process.exit(1)));
}

async function main() {
  requireNode();
  const needsBrowser = parts.some((part) => part !== 'server');
  const browserPath = needsBrowser ? await findBrowser() : '';
  await bench.start();
  for (const part of parts) {
    const when = new Date().toISOString().slice(0, 10);
    const machine = `Measured ${when}: ${cpus().length} processors, Node ${process.versions.node}.`;
    publish(part, await PARTS[part](bench, { runs, browserPath, machine }), { dry });
  }
}

let code = 0;
try {
  await main();
} catch (error) {
  printError(error);
  code = 1;
} finally {
  await bench.stop();
}
process.exit(code);
