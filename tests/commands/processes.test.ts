/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('a program that ends by itself ends its command, which says why', () => {
  const program = {
    name: 'The database',
    url: 'http://127.0.0.1:9',
    args: ['-e', "console.error('no space left'); process.exit(3)"],
    env: {},
  };
  const command = `import { startProgram } from './scripts/lib/processes.ts';
    await startProgram(${JSON.stringify(program)});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', command],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('The database exited unexpectedly. no space left');
  expect(status).toBe(1);
});
