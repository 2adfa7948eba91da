import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { stackModule } from '../support/database';

/** The commands of the README as a newcomer types them, beside whatever else runs on this computer. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const root = path.resolve(__dirname, '../..');
let env: NodeJS.ProcessEnv;
let running: ChildProcess | undefined;
let output = '';

test.beforeAll(async () => {
  const { freePort } = await stackModule('ports');
  env = {
    ...process.env,
    PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
    LEAD_FORM_PORT: String(await freePort()),
    LOCAL_DATA_DIR: '.local-test/commands',
    NEXT_DIST_DIR: '.next-commands',
    // Without services of its own the command brings them.
    NEXT_PUBLIC_SUPABASE_URL: '',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
    NEXT_PUBLIC_LEAD_FORM_URL: '',
    INVENTORY_REVALIDATE_SECONDS: '',
    REVALIDATE_SECRET: '',
  };
});
// Not SIGKILL: what it has started has to end with it.
test.afterAll(() => running?.kill('SIGTERM'));

const npm = (...words: string[]) =>
  promisify(execFile)('npm', ['--silent', ...words], { cwd: root, env, maxBuffer: 1e7 });
const at = (address: string) => fetch(`http://localhost:${env.PORT}${address}`);

async function start(command: string): Promise<void> {
  output = '';
  const child = spawn(process.execPath, command.split(' '), { cwd: root, env });
  running = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 200_000 })
    .toMatch(/Ready: http|^ended: /);
  expect(output).toContain(`Ready: http://localhost:${env.PORT}`);
}

/** Ctrl-C. @returns the exit code */
async function interrupt(): Promise<number | null> {
  const child = running;
  const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
  child?.kill('SIGINT');
  return ended;
}

async function expectNothingLeft(): Promise<void> {
  const ports = [env.PORT, env.SUPABASE_PORT, env.LEAD_FORM_PORT];
  const answers = await Promise.allSettled(ports.map((port) => fetch(`http://127.0.0.1:${port}/`)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
}

test('npm run db:reset makes the embedded database anew', async () => {
  await npm('run', 'db:reset');
  expect((await npm('run', 'db:reset')).stdout).toContain('migrated and seeded');
});

test('npm run local serves the site with a database and a form of its own', async () => {
  await start('scripts/local.mjs');
  expect((await (await at('/inventory')).text()).split('<article')).toHaveLength(25);
  expect((await fetch(`http://127.0.0.1:${env.LEAD_FORM_PORT}/health`)).status).toBe(200);
  expect((await at('/no-such-page')).status).toBe(404);
});

test('npm run launch:check fails nothing on it but names the placeholders', async () => {
  const { stdout } = await npm('run', 'launch:check', '--', '--json');
  const { failed, rows } = JSON.parse(stdout);
  expect(failed).toBe(0);
  expect(rows.length).toBeGreaterThan(15);
  expect(stdout).toContain('content/business.ts:');
});

test('npm run db:reset leaves a running database alone and says why', async () => {
  await expect(npm('run', 'db:reset')).rejects.toMatchObject({
    stderr: expect.stringContaining('The embedded database is running'),
  });
});

test('Ctrl-C ends everything', async () => {
  const { localKeys } = await stackModule('database');
  const api = `http://127.0.0.1:${env.SUPABASE_PORT}/rest/v1/inventory_2025`;
  const headers = { apikey: localKeys.secret, 'content-type': 'application/json' };
  const row = JSON.stringify({ brand: 'Toyota', model: 'Kept over a restart' });
  expect((await fetch(api, { method: 'POST', headers, body: row })).status).toBe(201);
  expect(await interrupt()).toBe(0);
  await expectNothingLeft();
});

test('npm run local builds nothing anew when nothing has changed, and keeps its rows', async () => {
  await start('scripts/local.mjs');
  expect(output).toContain('nothing changed');
  await expect
    .poll(async () => (await at('/inventory')).text(), { timeout: 30_000 })
    .toContain('Kept over a restart');
  expect(await interrupt()).toBe(0);
});

test('npm run dev serves the same with hot reload', async () => {
  await start('scripts/local.mjs --dev');
  const html = await (await at('/faq')).text();
  expect(html).toContain('<h1');
  expect(html).toMatch(/hmr|turbopack/i);
  expect(await interrupt()).toBe(0);
  await expectNothingLeft();
});
