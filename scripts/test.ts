/**
 * All tests. The last two lines are `N skipped` and `N passed, N failed`, summed from the reports
 * of the test runners.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { execa } from 'execa';
import { parseOptions, printError, step, UserError } from './lib/cli';
import { chromiumPath } from './lib/environment';
import { run } from './lib/processes';
import { buildSite } from './lib/site-build';
import { buildFolder, formUrl, localEnv } from './sandbox/test-site';

parseOptions(`npm test                                everything
npm run typecheck, npm run lint, npx jest inventory, npx playwright test home    its parts`);

const total = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Set<string>();

/** Work that has no report of its own counts as one test. */
async function check(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await step(name, work);
    total.passed++;
  } catch (error) {
    printError(error);
    total.failed++;
  }
}

async function succeed(program: string, ...args: string[]): Promise<void> {
  const { failed, all } = await execa(program, args, { all: true, reject: false });
  if (failed) throw new UserError(all.trim().slice(-8000));
}

/** The counts in a report of Jest or of Playwright, in which a skipped test has its reason. */
function countsOf(report: string): typeof total {
  const { stats, ...jest } = JSON.parse(report, (_, value) => {
    if (value?.status === 'skipped' && value.annotations?.[0])
      reasons.add(value.annotations[0].description);
    return value;
  });
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
}

/**
 * Runs tests that write the report `.reports/<name>.json`. A runner that ends without one failed.
 */
async function runTests(name: string, args: string[], env = {}, cwd = '.'): Promise<void> {
  const report = path.resolve('.reports', `${name}.json`);
  const { exitCode } = await execa(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd,
    stdio: 'inherit',
    reject: false,
  });
  const none = { passed: 0, failed: 1, skipped: 0 };
  const counts = existsSync(report) ? countsOf(readFileSync(report, 'utf8')) : none;
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  total.failed += exitCode === 0 ? counts.failed : Math.max(1, counts.failed);
}

/** Checks that there is a Chromium, and installs one where that needs no question. */
async function findChromium(): Promise<void> {
  const isInstalled = () => chromiumPath() || existsSync(chromium.executablePath());
  if (!isInstalled()) await run(['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!isInstalled() && process.platform === 'linux' && process.getuid?.() === 0)
    await execa({
      reject: false,
      shell: true,
    })`apt-get update -qq && apt-get install -y -qq chromium`;
  if (!isInstalled())
    throw new UserError(
      'Chromium or Chrome is needed: install one, or set CHROMIUM_PATH to its path.',
    );
}

async function main(): Promise<void> {
  rmSync('.reports', { recursive: true, force: true });
  mkdirSync('.reports');
  await check('Types', () => succeed('npm', 'run', '--silent', 'typecheck'));
  const built = check('Production build', () =>
    buildSite(buildFolder, { ...localEnv, NEXT_PUBLIC_LEAD_FORM_URL: formUrl }),
  );
  await check('Lint and format', () => succeed('npm', 'run', '--silent', 'lint'));
  await runTests('jest', [
    'node_modules/jest/bin/jest.js',
    '--json',
    '--outputFile=.reports/jest.json',
  ]);
  await built;
  await step('Browser', findChromium);
  for (const browser of [firefox, webkit]) {
    if (existsSync(browser.executablePath())) continue;
    reasons.add(
      `the journey of a visitor in ${browser.name()} (npx playwright install ${browser.name()})`,
    );
    total.skipped++;
  }
  const browserTests = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  await runTests('site', browserTests);
  const copy = path.resolve('.local-test/owner');
  await step('Another business', () =>
    succeed(process.execPath, '--import', 'tsx', 'tests/support/second-business.ts', copy),
  );
  // crawl.spec.ts looks for what the second business replaces, layout.spec.ts finds its second
  // phone line and promotion.
  const replaced = { REPLACED_CONTENT: path.resolve('content') };
  await runTests(
    'owner',
    [...browserTests, 'crawl.spec', 'layout.spec', 'photos.spec', 'promotion'],
    replaced,
    copy,
  );
}

try {
  await main();
} catch (error) {
  printError(error);
  total.failed++;
}
for (const reason of reasons) console.log(`Skipped: ${reason}`);
console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
