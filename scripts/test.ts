/**
 * Types, lint and format, unit tests while the site is built, browser tests, and the site of another business. The last
 * two lines are `N skipped` and `N passed, N failed`, summed from the reports of the test runners.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { execa } from 'execa';
import { copyWithSecondBusiness } from '../tests/support/second-business';
import { buildFolder, formUrl, localEnv } from '../tests/support/services';
import { chromiumPath } from './lib/chromium';
import { parseOptions, printError, step, UserError } from './lib/cli';
import { run } from './lib/processes';
import { root } from './lib/root';
import { buildSite } from './lib/site-build';

const playwright = 'node_modules/@playwright/test/cli.js';
const [part, ...args] = process.argv.slice(2);
if (part === 'e2e') {
  const command = [playwright, 'test', ...args];
  process.exit(
    (await execa(process.execPath, command, { cwd: root, stdio: 'inherit', reject: false })).exitCode,
  );
}
parseOptions({
  usage: `npm test                                everything
npm test -- e2e home --ui               some browser tests: what follows e2e is for npx playwright test
npm run typecheck, npm run lint, npx jest inventory    the other parts`,
});

const REPORTS = path.join(root, '.reports');
const next = 'node_modules/next/dist/bin/next';
const jest = 'node_modules/jest/bin/jest.js';
/** For tests/e2e/crawl.spec.ts, which looks for what the second business replaces. */
const otherBusiness = { REPLACED_CONTENT: path.join(root, 'content') };
const total = { passed: 0, failed: 0, skipped: 0 };
/** Why browser tests did not run. */
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

/** @param args the file of a program of Node, and its arguments */
async function succeed(args: string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(args, { env });
  if (code !== 0) throw new UserError(output.trim().slice(-8000));
}

/** Runs a test runner, which writes `report`. A runner that ends without one failed. */
async function runTests<Report>(
  args: string[],
  report: string,
  countsOf: (report: Report) => typeof total,
  { cwd = root, env = {} } = {},
): Promise<void> {
  const { exitCode } = await execa(process.execPath, args, { cwd, env, stdio: 'inherit', reject: false });
  if (existsSync(report)) {
    const { passed, failed, skipped } = countsOf(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.skipped += skipped;
    total.failed += exitCode === 0 ? failed : Math.max(1, failed);
  } else total.failed++;
}

function unitTests(): Promise<void> {
  const report = path.join(REPORTS, 'jest.json');
  type Count = 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests';
  return runTests<Record<Count, number>>([jest, '--json', `--outputFile=${report}`], report, (jest) => ({
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests,
  }));
}

/** @param args files, or nothing for all */
function browserTests(folder: string, ...args: string[]): Promise<void> {
  const report = path.join(REPORTS, `playwright-${path.basename(folder)}.json`);
  return runTests<JSONReport>(
    [playwright, 'test', '--reporter=line,json', ...args],
    report,
    ({ stats, suites }) => {
      for (const suite of suites) addSkipped(suite);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
    },
    { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(folder !== root && otherBusiness) } },
  );
}

function addSkipped({ suites = [], specs }: JSONReportSuite): void {
  for (const suite of suites) addSkipped(suite);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  for (const { status, annotations, title } of tests)
    if (status === 'skipped') reasons.add(annotations[0]?.description ?? title);
}

async function findChromium(): Promise<string> {
  const path = () => chromiumPath() ?? [chromium.executablePath()].find(existsSync);
  if (!path()) await run(['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!path() && process.platform === 'linux' && process.getuid?.() === 0)
    await execa({ reject: false, shell: true })`apt-get update -qq && apt-get install -y -qq chromium`;
  const found = path();
  if (found) return found;
  throw new UserError('Chromium or Chrome is needed: install one, or set CHROMIUM_PATH to its path.');
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await check('Types', async () => {
    // Next generates the types of the routes; those of an older build would conflict with them.
    rmSync(path.join(root, buildFolder, 'types'), { recursive: true, force: true });
    await succeed([next, 'typegen']);
    await succeed(['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false', '-p', 'tests']);
  });
  const built = check('Production build', () =>
    buildSite(buildFolder, { ...localEnv, NEXT_PUBLIC_LEAD_FORM_URL: formUrl }),
  );
  await check('Lint and format', () =>
    succeed(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']),
  );
  await unitTests();
  await built;
  await step('Browser', findChromium);
  for (const browser of [firefox, webkit]) {
    if (existsSync(browser.executablePath())) continue;
    reasons.add(`the journey of a visitor in ${browser.name()} (npx playwright install ${browser.name()})`);
    total.skipped++;
  }
  await browserTests(root);
  await browserTests(
    await copyWithSecondBusiness('.local-test/owner'),
    'crawl.spec',
    'photos.spec',
    'promotion',
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
