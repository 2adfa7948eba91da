/** @jest-environment node */
import { spawn } from 'node:child_process';
import { scripts } from '@/package.json';
import { warningOfRealServices } from '@/scripts/lib/real-services';

/** Runs a command as package.json does. */
async function run(command: string) {
  const child = spawn(process.execPath, command.split(' '));
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      output[name] += chunk;
    });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { ...output, status };
}

jest.setTimeout(60_000);

/** One run of each command of package.json, most with a mistake. */
const runs: [command: string, status: 0 | 2, message: string][] = [
  ['build --help', 0, 'npm run build'],
  ['content-check --help', 0, 'npm run content:check'],
  ['db-reset --help', 0, 'npm run db:reset'],
  ['bench --runs many', 2, '--runs: expected a whole number'],
  ['launch-check --url=example', 2, 'expected a URL'],
  ['local --port', 2, "Unknown option '--port'"],
  ['new-guide', 2, 'The title is missing.'],
  ['new-year next', 2, 'Expected one year.'],
  ['test journey', 2, "Unexpected argument 'journey'"],
];

it('every command prints the mistake and what it accepts, and does nothing else', async () => {
  const all = Object.values(scripts).flatMap((it) => /^node scripts\/run\.mjs ([\w-]+)$/.exec(it)?.[1] ?? []);
  expect(runs.map(([command]) => command.split(' ')[0]).sort()).toEqual(all.sort());
  const ended = runs.map(async ([command]) => ({ command, ...(await run(`scripts/run.mjs ${command}`)) }));
  for (const [at, { command, status, stdout, stderr }] of (await Promise.all(ended)).entries()) {
    const [, expected, message] = runs[at] ?? [];
    expect([command, status]).toEqual([command, expected]);
    const text = status === 0 ? stdout : stderr;
    expect(text).toContain(message);
    expect(text).toMatch(status === 0 ? /^npm .+\n/ : /\n\n(npm|node) .+/);
  }
});

it.each([
  [{}, null],
  [
    { NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321', NEXT_PUBLIC_LEAD_FORM_URL: 'http://localhost:1/' },
    null,
  ],
  [
    {
      NEXT_PUBLIC_SUPABASE_URL: 'https://a.supabase.co',
      NEXT_PUBLIC_LEAD_FORM_URL: 'https://localhost.example',
    },
    /^WARNING: .* real database at https:\/\/a\.supabase\.co and .* real form provider at https:\/\/localhost\.example/,
  ],
])('a local site that uses services of the live site says so: %j', (env, warning) => {
  if (warning) expect(warningOfRealServices(env as never)).toMatch(warning);
  else expect(warningOfRealServices(env as never)).toBeNull();
});
