/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it.each([
  ['test journey', "Unexpected argument 'journey'"],
  ['local --port', "Unknown option '--port'"],
  ['launch-check --url=example', 'expected a URL'],
  ['bench --runs many', '--runs: expected a whole number'],
  ['new-guide', 'The title is missing.'],
  ['new-year next', 'Expected one year.'],
  ['bench --runs', "Option '--runs <value>' argument missing"],
])('node scripts/run.mjs %s exits with 2 and prints the mistake and what is accepted', (command, message) => {
  const { status, stderr } = node('scripts/run.mjs', ...command.split(' '));
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\n\n(npm|node) .+/);
});
