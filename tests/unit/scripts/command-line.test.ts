/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it.each([
  ['scripts/test.mjs --e2e', "Unknown option '--e2e'"],
  ['scripts/test.mjs no-such-test', '"no-such-test": neither a part nor a piece of a test file'],
  ['scripts/test.mjs lint journey', '"journey": neither a part nor a piece of a test file'],
  ['scripts/local.mjs --port', "Unknown option '--port'"],
  ['--import tsx scripts/build.ts production', "Unexpected argument 'production'"],
  ['scripts/db-reset.mjs --hard', "Unknown option '--hard'"],
  ['scripts/bench.mjs --page', "Unknown option '--page'"],
  ['scripts/bench.mjs --runs many', '--runs: expected a whole number'],
  ['scripts/new-guide.mjs', 'The title is missing.'],
  ['scripts/bench.mjs --runs', "Option '--runs <value>' argument missing"],
])('node %s exits with 2 and prints the mistake and what is accepted', (command, message) => {
  const { status, stderr } = node(...command.split(' '));
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\n\n(npm|node) .+/);
});
