/**
 * The tests; with --all, also what takes longer. The last two lines are `N skipped` and `N passed,
 * N failed`, summed from the reports of the test runners.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { execa } from 'execa';
import { parseOptions, printError, step, UserError } from './lib/cli';
import { chromiumPath } from './lib/environment';
import { run } from './lib/processes';
import { buildSite } from './lib/site-build';
import { buildFolder, databaseKeys, databaseUrl, formUrl, localEnv } from './sandbox/test-site';

const usage = `npm test                  types, lint, unit tests, production build, browser tests
npm run test:all          also npm run dev, a site with another business's content, Firefox, and WebKit
npm run typecheck, npm run lint, npx jest inventory, npx playwright test home    its parts`;
const { all = false } = parseOptions(usage, { options: { all: { type: 'boolean' } } }).values;

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

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
};

/** A suite has the tests of a file or a block. */
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: Suite[];
};
type Suite = {
  suites?: Suite[];
  specs: { tests: { status: string; annotations: { description?: string }[] }[] }[];
};

function skipReasonsOf({ suites = [], specs }: Suite): string[] {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const own = skipped.flatMap(({ annotations }) => annotations[0]?.description ?? []);
  return [...own, ...suites.flatMap(skipReasonsOf)];
}

/** @returns the counts of a report; the reasons for skipped tests are added to those of this run */
function countsOf(report: JestReport | PlaywrightReport): typeof total {
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    for (const reason of report.suites.flatMap(skipReasonsOf)) reasons.add(reason);
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/**
 * Services of the browser tests. The database doesn't run yet: pages with its rows are rendered
 * again once it does.
 */
const SERVICES = {
  NEXT_PUBLIC_LEAD_FORM_URL: formUrl,
  NEXT_PUBLIC_SUPABASE_URL: databaseUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: databaseKeys.publishable,
};

const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs tests that write the report `.reports/<name>.json`. A runner that ends without one failed.
 *
 * @param args the program and its arguments
 */
async function runTests(
  name: string,
  args: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const report = path.resolve('.reports', `${name}.json`);
  const { exitCode } = await execa(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd,
    stdio: 'inherit',
    reject: false,
  });
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : NO_REPORT;
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  total.failed += exitCode === 0 ? counts.failed : Math.max(1, counts.failed);
}

/**
 * Checks that there is a Chromium, and installs one where that needs no question.
 *
 * @throws UserError when there is none
 */
async function findChromium(): Promise<void> {
  const isInstalled = () => chromiumPath() || existsSync(chromium.executablePath());
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

  if (!isInstalled()) await run(['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!isInstalled() && isRootOnLinux) {
    const quietly = execa({ reject: false, shell: true });
    await quietly`apt-get update -qq && apt-get install -y -qq chromium`;
  }
  if (!isInstalled())
    throw new UserError(
      'Chromium or Chrome is needed: install one, or set CHROMIUM_PATH to its path.',
    );
}

function skipMissingBrowsers(): void {
  for (const browser of [firefox, webkit]) {
    if (existsSync(browser.executablePath())) continue;
    const name = browser.name();
    reasons.add(`the journey of a visitor in ${name} (npx playwright install ${name})`);
    total.skipped++;
  }
}

const BROWSER_TESTS = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];

/** A part of the browser tests on a copy of the site with other content (playwright.config.ts). */
async function testFixtureSite(): Promise<void> {
  const copy = path.resolve('.local-test/fixture-site');
  await step('Fixture site', () =>
    succeed(process.execPath, '--import', 'tsx', 'tests/support/make-fixture-site.ts', copy),
  );
  const env = { REPLACED_CONTENT: path.resolve('content') };
  await runTests('fixture-site', BROWSER_TESTS, { cwd: copy, env });
}

async function main(): Promise<void> {
  rmSync('.reports', { recursive: true, force: true });
  mkdirSync('.reports');

  await check('Types', () => succeed('npm', 'run', '--silent', 'typecheck'));
  // The site is built while the next two run.
  const built = check('Production build', () =>
    buildSite(buildFolder, { ...localEnv, ...SERVICES }),
  );
  await check('Lint and format', () => succeed('npm', 'run', '--silent', 'lint'));
  const jest = ['node_modules/jest/bin/jest.js', '--json', '--outputFile=.reports/jest.json'];
  await runTests('jest', jest);
  await built;

  await step('Browser', findChromium);
  await runTests('site', all ? BROWSER_TESTS : [...BROWSER_TESTS, '--project=chromium']);
  if (!all) return;
  skipMissingBrowsers();
  await testFixtureSite();
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
