/** @jest-environment node */
import { spawnSync } from 'node:child_process';

jest.setTimeout(60_000);

/**
 * The commands of package.json that no other test runs, and those with an argument of their own.
 */
const runs: [command: string, status: 0 | 2, message: string][] = [
  ['content-check --help', 0, 'npm run content:check'],
  ['fonts --help', 0, 'npm run fonts'],
  ['bench --url=example', 2, "Unknown option '--url'"],
  ['new-guide', 2, 'The title is missing.'],
];

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

it('the build does not start with a malformed variable', () => {
  const { status, stderr } = run('prepare-build', {
    NODE_ENV: 'production',
    NEXT_PUBLIC_LEAD_FORM_URL: 'forms.example',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('NEXT_PUBLIC_LEAD_FORM_URL: expected a URL');
});

it('next.config.mjs has the headers of the site, the redirects, and the guides', () => {
  const code = `const { default: config } = await import('./next.config.mjs');
    console.log(JSON.stringify([config.env, (await config.redirects()).length, await config.headers()]))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, VERCEL_ENV: 'preview' },
  });
  const [{ GUIDES }, redirects, headers] = JSON.parse(stdout);
  expect([GUIDES, redirects]).toEqual([expect.stringContaining('-'), expect.any(Number)]);
  expect(headers).toContainEqual({
    source: '/:path*',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  });
});
