/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const WRONG_FORM = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/widget/form/1' };
const WRONG_FORM_SENTENCE =
  "NEXT_PUBLIC_LEAD_FORM_URL: expected https:// and the host of the form's provider alone";

// Each would compile, or serve, for a minute.
it.each(['build', 'start'])('next %s stops with the sentence alone', (command) => {
  const next = ['node_modules/next/dist/bin/next', command];
  const port = command === 'build' ? [] : ['-p', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...next, ...port], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: '.next-wrong-variables',
      NODE_ENV: 'production',
      ...WRONG_FORM,
    },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\s*Environment variables have a mistake:\n[^\n]+\n*$/);
  expect(stderr).toContain(WRONG_FORM_SENTENCE);
  expect(stdout).not.toContain('Creating an optimized production build');
});

it('next.config.mjs has the headers of the site and the redirects', () => {
  const code = `const config = await (await import('./next.config.mjs')).default('phase-production-build');
    console.log(JSON.stringify([(await config.redirects()).length, await config.headers()]))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VERCEL_ENV: 'preview' },
  });
  const [redirects, headers] = JSON.parse(stdout);
  expect(redirects).toBeGreaterThan(0);
  expect(headers).toContainEqual({
    source: '/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  });
});
