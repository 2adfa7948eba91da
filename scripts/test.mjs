#!/usr/bin/env node
/**
 * Content, types, lint and format, unit and component tests, build, browser tests, and those that content can break again
 * with the content of a second business; needs nothing installed but Node. The last line is `N passed, N failed`, summed from the reports of the test runners.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, otherEngines } from './lib/browser.mjs';
import { parseOptions, printError, step } from './lib/cli.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { requireNode } from './lib/node-version.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { PARTS, selectTests } from './lib/test-selection.mjs';

const usage = `npm test                          everything
npm test -- ${PARTS.join(' | ')}   one part or several
npm test -- inventory             unit and browser tests with "inventory" in the path of their file
npm test -- e2e inventory         the browser tests among them`;
const { positionals } = parseOptions({ usage, allowPositionals: true });

const BUILD_FOLDER = '.next-test';
const REPORTS = path.join(root, '.reports');
/** @param {string} file */
const moduleFile = (file) => [process.execPath, path.join('node_modules', file)];

const total = { passed: 0, failed: 0 };
/** What the summary says about tests that did not run. @type {string[]} */
const notes = [];
/** @param {number} passed @param {number} failed */
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

/**
 * Runs a program that reports no numbers: it counts as one test.
 *
 * @param {string} name
 * @param {string[]} command
 */
async function check(name, command) {
  const { code, output } = await step(name, () => run(command));
  if (code !== 0) console.error(output.trim().slice(-8000));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/**
 * Runs a test runner and counts the tests in its JSON report.
 *
 * @template Report
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} file of the report, which may be missing when the runner failed
 * @param {(report: Report) => [passed: number, failed: number]} numbersOf
 */
async function runTests(command, env, file, numbersOf) {
  const { code } = await run(command, { show: true, env });
  const [passed, failed] = existsSync(file) ? numbersOf(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0];
  count(passed, code === 0 ? failed : Math.max(1, failed));
}

/** @param {string[]} files */
function unitTests(files) {
  const report = path.join(REPORTS, 'jest.json');
  const only = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  return runTests(
    [...moduleFile('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...only],
    { NODE_ENV: 'test' },
    report,
    /** @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>} jest */
    (jest) => [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites],
  );
}

/** @param {string[]} files */
async function browserTests(files) {
  await step('Browser', findBrowser);
  const engines = await otherEngines();
  const runsJourney = files.length === 0 || files.some((file) => file.includes('journey'));
  if (runsJourney && engines.missing.length > 0)
    notes.push(
      `Skipped: the journey of a visitor in ${engines.missing.join(' and ')} (npx playwright install ${engines.missing.join(' ')}).`,
    );
  const report = path.join(REPORTS, 'playwright.json');
  await runTests(
    [...moduleFile('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...files],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    /** @param {import('@playwright/test/reporter').JSONReport} playwright */
    ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  );
}

/** What content can break: the unit tests that import it or read its files, and these browser tests. */
async function contentTests() {
  const content = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts'),
  );
  const { output } = await run([
    ...moduleFile('jest/bin/jest.js'),
    '--listTests',
    '--findRelatedTests',
    ...content.map((name) => path.join('content', name)),
  ]);
  const importing = output.split('\n').filter((line) => line.startsWith(root));
  if (importing.length === 0) throw new Error(`No test imports content: ${output}`);
  return {
    'unit tests': [
      'unit',
      'tests/content',
      'new-guide',
      ...importing.map((file) => path.relative(root, file).replaceAll('\\', '/')),
    ],
    'browser tests': ['e2e', 'journey', 'crawl', 'layout'],
  };
}

/** Runs this program in a copy of the repository that has the content of another business. */
async function secondBusiness() {
  const { copyWithSecondBusiness } = await import('../tests/support/second-business/make-copy.mjs');
  const program = path.join(copyWithSecondBusiness('.local-test/owner'), 'scripts/test.mjs');
  for (const [name, words] of Object.entries(await contentTests())) {
    const { code, output } = await step(`Second business: ${name}`, () =>
      run([process.execPath, program, ...words]),
    );
    if (code !== 0) console.error(output.trim().slice(-20_000));
    const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    count(Number(passed), Number(failed));
  }
}

const work = {
  types: () => check('Types', [...moduleFile('typescript/bin/tsc'), '--noEmit', '--incremental', 'false']),
  lint: () =>
    check('Lint and format', [...moduleFile('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']),
  unit: unitTests,
  e2e: browserTests,
  owner: secondBusiness,
};

const selected = selectTests(positionals, usage);
try {
  requireNode();
  await step('Packages', installDependencies);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // Next generates the route types for each build folder; those of an older build would conflict with them.
  rmSync(path.join(root, BUILD_FOLDER, 'types'), { recursive: true, force: true });
  await step('Route types', () => run([...moduleFile('next/dist/bin/next'), 'typegen']));
  if (positionals.length === 0) await check('Content', [process.execPath, '--import', 'tsx', 'scripts/content-check.ts']);
  for (const { part, files } of selected) await work[part](files);
} catch (error) {
  printError(error);
  count(0, 1);
}
console.log(`\n${[...notes, ''].join('\n')}${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
