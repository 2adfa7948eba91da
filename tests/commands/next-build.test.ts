/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('next build with a wrong variable stops before it compiles, and says what is expected', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NEXT_DIST_DIR: '.next-wrong-variables',
        NODE_ENV: 'production',
        LEAD_FORM_ORIGIN: 'forms.example',
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^\s*Environment variables have a mistake:\n {2}LEAD_FORM_ORIGIN: expected [^\n]+\n*$/,
  );
  expect(stdout).not.toContain('Creating an optimized production build');
});
