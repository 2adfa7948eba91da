#!/usr/bin/env node
/**
 * Everything that must hold, on a machine with nothing but Node: types, lint and format, unit and component tests,
 * build, browser tests. Ends with one line, `N passed, N failed`, summed from the runners' own reports.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { printError, step } from './lib/cli.mjs';
import { embeddedDatabase, localKeys } from './lib/database.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { requireNode } from './lib/node-version.mjs';
import { freePort } from './lib/ports.mjs';
import { Processes, run, waitFor } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { buildSite, serveCommand } from './lib/site-build.mjs';

const PARTS = ['types', 'lint', 'unit', 'e2e'];
const BUILD_FOLDER = '.next-test';
/** A second build, as a host makes it for a preview: with an adapter, and with what is decided while building. */
const PREVIEW = {
  folder: '.next-preview',
  host: 'preview.site.example',
  adapter: path.join(root, 'tests/support/host-adapter.mjs'),
};
const REPORTS = path.join(root, '.reports');

if (process.argv.includes('--help')) {
  console.log(`npm test                   everything
npm test -- ${PARTS.join(' | ')}   one part or several
npm run test:e2e -- home   browser tests whose file or title matches "home"`);
  process.exit(0);
}

const asked = process.argv.slice(2);
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part) || asked[0] === part);
const filters = asked.filter((word) => !PARTS.includes(word));
const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

const processes = new Processes((name, output) =>
  console.error(`\n${name} ended early:\n${output.slice(-3000)}`),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => processes.stopAll().finally(() => process.exit(1)));
}

/** A program that has no count of its own: passed or failed. */
async function check(name, command, env = {}) {
  const { code, output } = await step(name, () => run(command, { env }));
  if (code !== 0) console.error(output.trim().slice(-8000));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const { code } = await run(
    [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${REPORTS}/jest.json`,
      ...filters,
    ],
    { show: true, env: { NODE_ENV: 'test' } },
  );
  const jest = report('jest.json');
  if (!jest) return count(0, 1);
  count(jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites);
  if (code !== 0 && jest.numFailedTests + jest.numRuntimeErrorTestSuites === 0) count(0, 1);
}

async function browserTests() {
  const [port, databasePort, formPort] = [await freePort(), await freePort(), await freePort()];
  const database = embeddedDatabase({ folder: '.local-test/main', port: databasePort });
  const env = {
    NEXT_PUBLIC_SUPABASE_URL: database.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
    NEXT_PUBLIC_LEAD_FORM_URL: `http://127.0.0.1:${formPort}`,
    INVENTORY_REVALIDATE_SECONDS: '2',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: BUILD_FOLDER,
  };
  const browser = await step('Browser', findBrowser);
  await step('Database', () => database.migrate({ afresh: true }));
  if (filters.length === 0 || filters.some((word) => word.includes('preview'))) {
    const previewEnv = {
      ...env,
      VERCEL_ENV: 'preview',
      VERCEL_URL: PREVIEW.host,
      NEXT_ADAPTER_PATH: PREVIEW.adapter,
    };
    await step('Build of a preview', () => buildSite({ folder: PREVIEW.folder, env: previewEnv }));
  }
  await step('Build', () => buildSite({ folder: BUILD_FOLDER, env }));
  count(1, 0);
  await database.start(processes);
  const provider = processes.start(
    'The sandbox lead form',
    [process.execPath, 'tests/support/lead-form-provider.mjs'],
    { env: { LEAD_FORM_PORT: String(formPort) } },
  );
  await waitFor(`http://127.0.0.1:${formPort}/health`, provider);
  const site = processes.start('The site', serveCommand(port), { env });
  await waitFor(`http://localhost:${port}/`, site);

  const { code } = await run([process.execPath, 'node_modules/@playwright/test/cli.js', 'test', ...filters], {
    show: true,
    env: {
      ...env,
      BASE_URL: `http://localhost:${port}`,
      LEAD_FORM_URL: env.NEXT_PUBLIC_LEAD_FORM_URL,
      SUPABASE_URL: database.url,
      SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
      SUPABASE_SECRET_KEY: localKeys.secret,
      PREVIEW_FOLDER: PREVIEW.folder,
      PREVIEW_HOST: PREVIEW.host,
      BROWSER_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(REPORTS, 'playwright.json'),
    },
  });
  const stats = report('playwright.json')?.stats;
  if (!stats) return count(0, 1);
  count(stats.expected + stats.flaky, stats.unexpected);
  if (code !== 0 && stats.unexpected === 0) count(0, 1);
}

const work = {
  types: () =>
    check('Types', [
      process.execPath,
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      'false',
    ]),
  lint: () =>
    check('Lint and format', [
      process.execPath,
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '.',
    ]),
  unit: unitTests,
  e2e: browserTests,
};

try {
  requireNode();
  await step('Packages', installDependencies);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // Next writes the types of its routes, one set a build folder; those of an older build would contradict them.
  for (const folder of [BUILD_FOLDER, PREVIEW.folder]) {
    rmSync(path.join(root, folder, 'types'), { recursive: true, force: true });
  }
  await step('Route types', () =>
    run([process.execPath, 'node_modules/next/dist/bin/next', 'typegen'], {
      env: { NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  for (const part of parts) await work[part]();
} catch (error) {
  printError(error);
  count(0, 1);
} finally {
  await processes.stopAll();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
