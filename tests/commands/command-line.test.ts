/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** One that asks for help, and one with a mistake. */
const runs: [command: string, status: 0 | 2, message: string][] = [
  ['content-check --help', 0, 'npm run content:check'],
  ['new-guide', 2, 'The title is missing.'],
];

const WRONG_FORM = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/widget/form/1' };
const WRONG_FORM_SENTENCE =
  "NEXT_PUBLIC_LEAD_FORM_URL: expected https:// and the host of the form's provider alone";

const run = (command: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...command.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it.each(runs)(
  '%s prints what the command accepts, and does nothing else',
  (command, expected, message) => {
    const { status, stdout, stderr } = run(command);
    expect(status).toBe(expected);
    const text = status === 0 ? stdout : stderr;
    expect(text).toContain(message);
    expect(text).toMatch(status === 0 ? /^npm .+\n/ : /\n\n(npm|node) .+/);
  },
);

it('no port is taken that is none, and its value is not repeated', () => {
  const { status, stderr } = run('local', { PORT: 'localhost:3000' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\s*PORT: expected a port from 1 to 65535, [^:]+: write digits alone/);
  expect(stderr).not.toContain('localhost');
});

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

it('next.config.mjs has the headers of the site, the redirects, the guides, and the variables of the build', () => {
  const code = `const config = await (await import('./next.config.mjs')).default('phase-production-build');
    console.log(JSON.stringify([config.env, (await config.redirects()).length, await config.headers()]))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VERCEL_ENV: 'preview' },
  });
  const [{ GUIDE_SLUGS, BUILT_WITH }, redirects, headers] = JSON.parse(stdout);
  expect([GUIDE_SLUGS, redirects]).toEqual([expect.stringContaining('-'), expect.any(Number)]);
  expect(JSON.parse(BUILT_WITH)).toMatchObject({ VERCEL_ENV: 'preview' });
  expect(headers).toContainEqual({
    source: '/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  });
});
