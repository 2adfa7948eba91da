/**
 * Runs the tests; with --all, also the ones that take longer. The last two lines are `N skipped`
 * and `N passed, N failed`, summed from the test runners' reports.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { execa, type Options } from 'execa';
import { parseOptions, printError, step, UserError } from './lib/cli';
import { chromiumPath } from './lib/environment';
import { buildSite } from './lib/site-build';
import { buildFolder, testEnv, testServices } from './lib/site-under-test';

const usage = `npm test                  types, lint, unit tests, production build, browser tests
npm run test:all          also slow browser tests, the site of a second business, Firefox, and WebKit
npm run typecheck, npm run lint, npx jest inventory, npx playwright test home    its parts`;
const { all = false } = parseOptions(usage, { options: { all: { type: 'boolean' } } }).values;

const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * Work without a report counts as one test.
 *
 * @returns whether it succeeded
 */
async function check(name: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await step(name, work);
    total.passed++;
    return true;
  } catch (error) {
    printError(error);
    total.failed++;
    return false;
  }
}

async function runOrThrow(program: string, ...args: string[]): Promise<void> {
  const { failed, all } = await execa(program, args, { all: true, reject: false });
  if (failed) throw new UserError(all.trim().slice(-8000));
}

type Counts = { passed?: number; failed?: number; skipped?: number };

/** @param report of Jest or Playwright, whose counts have other names */
function countsOf(report: Record<string, number> & { stats?: Record<string, number> }): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, stats } = report;
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * Runs tests that write the report `.reports/<name>.json`. A runner that fails without a failed
 * test counts as one.
 *
 * @param args the program and its arguments
 */
async function runTests(name: string, args: string[], options: Options = {}): Promise<void> {
  const report = path.resolve('.reports', `${name}.json`);
  const { exitCode } = await execa(process.execPath, args, {
    ...options,
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'inherit',
    reject: false,
  });
  const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { passed = 0, failed = 0, skipped = 0 } = countsOf(written);
  total.passed += passed;
  total.skipped += skipped;
  total.failed += exitCode === 0 ? failed : Math.max(1, failed);
}

/** The second is for a container that reaches package registries, but no host of browsers. */
const CHROMIUM_INSTALLERS = [
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq chromium',
];

/** @throws UserError if there is no Chromium and none can be installed */
async function findChromium(): Promise<void> {
  const isInstalled = () => chromiumPath() || existsSync(chromium.executablePath());
  for (const command of CHROMIUM_INSTALLERS)
    if (!isInstalled()) await execa(command, { reject: false, shell: true });
  if (!isInstalled())
    throw new UserError(
      'Chromium or Chrome is needed: install one, or set CHROMIUM_PATH to its path.',
    );
}

const JEST = ['node_modules/jest/bin/jest.js', '--json', '--outputFile=.reports/jest.json'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];

async function testSecondBusiness(): Promise<void> {
  for (const browser of [firefox, webkit].filter((it) => !existsSync(it.executablePath()))) {
    console.log(`Skipped: journey.spec.ts in ${browser.name()}, which isn't installed`);
    total.skipped++;
  }
  const copy = path.resolve('.local-test/second-business');
  await step('Second business', () =>
    runOrThrow(process.execPath, '--import', 'tsx', 'tests/second-business/make-copy.ts', copy),
  );
  const env = { FIRST_CONTENT: path.resolve('content') };
  await runTests('second-business', PLAYWRIGHT, { cwd: copy, env });
}

async function main(): Promise<void> {
  rmSync('.reports', { recursive: true, force: true });
  mkdirSync('.reports');

  await check('Types', () => runOrThrow('npm', 'run', '--silent', 'typecheck'));
  // The site is built, and a browser downloaded, while the next two run.
  const built = check('Production build', () =>
    buildSite(buildFolder, { ...testEnv, ...testServices, TYPES_ARE_CHECKED: '1' }),
  );
  const hasBrowser = check('Browser', findChromium);
  await check('Lint and format', () => runOrThrow('npm', 'run', '--silent', 'lint'));
  await runTests('jest', JEST);
  if (!(await built) || !(await hasBrowser)) return;

  const args = all ? PLAYWRIGHT : [...PLAYWRIGHT, '--project=chromium'];
  await runTests('site', args, { env: { SKIP_BUILD: '1' } });
  if (all) await testSecondBusiness();
}

await main().catch((error) => {
  printError(error);
  total.failed++;
});
console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
