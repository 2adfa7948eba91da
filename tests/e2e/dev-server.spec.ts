import { rmSync } from 'node:fs';
import { execa } from 'execa';
import getPort from 'get-port';
import { inventoryTable } from '@/content/model-year';
import { scriptCommand } from '@/scripts/lib/site-build';
import { formUrl, testEnv } from '@/scripts/lib/site-under-test';
import { databaseKeys } from '@/scripts/sandbox/database';
import { expect, test } from '../support/test';

/** Commands of the README, beside the site under test, which `npm run local` serves. */
test.setTimeout(900_000);

const command = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  execa(process.execPath, [...scriptCommand(name), ...args], {
    env: { ...testEnv, ...env },
    all: true,
    reject: false,
  });

test('npm run db:reset refuses to run while the database is running, and explains why', async () => {
  const { exitCode, all } = await command('db-reset');
  expect(exitCode).toBe(1);
  expect(all).toContain('The sandbox database is running');
});

test('npm run dev serves the site with its own database and hot reload; Ctrl-C ends everything', async () => {
  // A database of an earlier run has no rows of a model year that began since.
  rmSync('.local-test/dev', { recursive: true, force: true });
  const [PORT, SUPABASE_PORT] = [String(await getPort()), String(await getPort())];
  const dev = command('local', ['--dev'], {
    LEAD_FORM_URL: formUrl,
    PORT,
    SUPABASE_PORT,
    LOCAL_DATA_DIR: '.local-test/dev',
    NEXT_DIST_DIR: '.next-dev',
  });
  let output = '';
  dev.all.on('data', (text) => {
    output += text;
  });
  try {
    await expect
      .poll(() => (dev.exitCode === null ? output : `ended: ${output}`), { timeout: 800_000 })
      .toMatch(/Ready: http|^ended: /);
    expect(output).toContain(`Ready: http://localhost:${PORT}`);
    // The page that the command itself waits for: every other one would be compiled for this test
    // alone.
    expect(await (await fetch(`http://localhost:${PORT}/`)).text()).toMatch(/hmr|turbopack/i);
    const table = `http://127.0.0.1:${SUPABASE_PORT}/rest/v1/${inventoryTable}`;
    const rows = await fetch(table, { headers: { apikey: databaseKeys.publishable } });
    expect((await rows.json()).length).toBeGreaterThan(24);
  } finally {
    dev.kill('SIGINT'); // What Ctrl-C sends.
  }
  expect((await dev).exitCode).toBe(0);
  for (const port of [PORT, SUPABASE_PORT])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
