import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { business } from '@/lib/content/business';
import { databaseKeys, formUrl, localEnv } from '../support/services';
import { expect, test } from '../support/test';

/**
 * The commands of the README. playwright.config.ts has already run `npm run local`; these tests
 * reuse its build and its form, with a separate database.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let env: NodeJS.ProcessEnv;
let running: ChildProcess | undefined;
let output = '';

test.beforeAll(async () => {
  env = {
    ...process.env,
    ...localEnv,
    NEXT_PUBLIC_LEAD_FORM_URL: formUrl,
    PORT: String(await getPort()),
    SUPABASE_PORT: String(await getPort()),
    LOCAL_DATA_DIR: '.local-test/commands',
    // Not set, as in a fresh clone, so that the command starts its own database.
    NEXT_PUBLIC_SUPABASE_URL: '',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '',
    INVENTORY_REVALIDATE_SECONDS: '',
    REVALIDATE_SECRET: '',
  };
});
// SIGTERM, so that the command can stop the processes it has started.
test.afterAll(() => running?.kill('SIGTERM'));

const npm = (...words: string[]) =>
  promisify(execFile)('npm', ['--silent', ...words], { env, maxBuffer: 1e7 });
const at = (path: string) => fetch(`http://localhost:${env.PORT}${path}`);

async function start(command: string, variables: Record<string, string> = {}): Promise<void> {
  output = '';
  const child = spawn(process.execPath, command.split(' '), { env: { ...env, ...variables } });
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

/** Sends what Ctrl-C sends, after which nothing may run any more. */
async function interrupt(): Promise<void> {
  const child = running;
  const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
  child?.kill('SIGINT');
  expect(await ended).toBe(0);
  const ports = [env.PORT, env.SUPABASE_PORT];
  const responses = await Promise.allSettled(ports.map((port) => fetch(`http://127.0.0.1:${port}/`)));
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
}

test('npm run db:reset recreates the embedded database', async () => {
  expect((await npm('run', 'db:reset')).stdout).toContain('migrated and seeded');
});

test('npm run local serves the site with its own database, and builds nothing when nothing has changed', async () => {
  await start('scripts/run.mjs local');
  expect(output).toContain('nothing changed');
  // The first read of a busy computer may take longer than a visitor would wait.
  const inventory = async () => (await at('/inventory')).text();
  await expect.poll(inventory, { timeout: 30_000 }).toContain('<article');
});

test('npm run launch:check finds no failure, lists the placeholders and reads what visitors may write', async () => {
  const { stdout } = await npm('run', 'launch:check');
  expect(stdout).toContain('content/business.ts:');
  expect(stdout).toMatch(/ ok +Write access/);
  expect(stdout).toMatch(/ ok, \d+ to do, 0 failed\n/);
});

test('npm run db:reset refuses to run while the database is running, and explains why', async () => {
  await expect(npm('run', 'db:reset')).rejects.toMatchObject({
    stderr: expect.stringContaining('The embedded database is running'),
  });
});

test('Ctrl-C ends everything; npm run dev serves the site with hot reload and the same rows', async () => {
  const table = `http://127.0.0.1:${env.SUPABASE_PORT}/rest/v1/${business.inventoryTable}`;
  const headers = { apikey: databaseKeys.secret, 'content-type': 'application/json' };
  const row = JSON.stringify({ brand: 'Toyota', model: 'Kept across a restart' });
  expect((await fetch(table, { method: 'POST', headers, body: row })).status).toBe(201);
  await interrupt();
  await start('scripts/run.mjs local --dev', { NEXT_DIST_DIR: '.next-commands' });
  const rows = await fetch(`${table}?model=eq.Kept%20across%20a%20restart`, { headers });
  expect(await rows.json()).toHaveLength(1);
  // The page that the command itself waits for: every other one would be compiled for this test alone.
  expect(await (await at('/')).text()).toMatch(/hmr|turbopack/i);
  await interrupt();
});
