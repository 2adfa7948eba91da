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

it('every command explains itself with --help, and does nothing else', async () => {
  const commands = Object.values(scripts).filter((command) => command.startsWith('node scripts/run.mjs'));
  expect(commands.length).toBeGreaterThan(7);
  const explained = commands.map(async (command) => ({
    command,
    ...(await run(`${command} --help`.slice(5))),
  }));
  for (const { command, status, stdout, stderr } of await Promise.all(explained)) {
    expect([command, status, stderr]).toEqual([command, 0, '']);
    expect(stdout).toMatch(/^(npm|node) .+\n/);
  }
});

it.each([
  ['test journey', "Unexpected argument 'journey'"],
  ['local --port', "Unknown option '--port'"],
  ['launch-check --url=example', 'expected a URL'],
  ['bench --runs many', '--runs: expected a whole number'],
  ['new-guide', 'The title is missing.'],
  ['new-year next', 'Expected one year.'],
])(
  'node scripts/run.mjs %s exits with 2 and prints the mistake and what is accepted',
  async (command, message) => {
    const { status, stderr } = await run(`scripts/run.mjs ${command}`);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\n\n(npm|node) .+/);
  },
);

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
