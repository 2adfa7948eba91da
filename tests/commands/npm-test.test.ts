/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the command in a folder where types, lint, build, and runners end as `failing` says. */
function npmTest(failing: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const ending = (name: string) => `process.exit(${failing.includes(name) ? 1 : 0})`;
  const scripts = {
    typecheck: `node -e '${ending('types')}'`,
    lint: `node -e '${ending('lint')}'`,
  };
  write('package.json', JSON.stringify({ scripts }));
  write('scripts/prepare-build.ts', '');
  write('node_modules/next/dist/bin/next', ending('build'));
  write('node_modules/jest/bin/jest.js', ending('jest'));
  write('node_modules/@playwright/test/cli.js', ending('playwright'));
  symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.resolve('scripts/test.ts')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        CHROMIUM_PATH: process.execPath,
      },
    },
  );
  rmSync(folder, { recursive: true });
  return { status, lastLine: stdout.trim().split('\n').at(-1) };
}

it.each([
  [[], { status: 0, lastLine: '4 passed, 0 failed' }],
  [['types', 'build', 'jest'], { status: 1, lastLine: '2 passed, 3 failed' }],
])('npm test with %j red counts it, and exits accordingly', (failing, expected) => {
  expect(npmTest(failing)).toEqual(expected);
});
