import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { inventoryTable } from '@/content/model-year';
import { databaseKeys } from '@/scripts/sandbox/database';
import { formUrl, testEnv } from '@/scripts/site-under-test/site-under-test';
import { expect, test } from '../support/test';

/**
 * The commands of the README, beside the site that playwright.config.ts has started: it has run
 * `npm run db:reset`, whose rows the browser tests see, and `npm run local`.
 */
test.setTimeout(300_000);

const npm = (...words: string[]) =>
  promisify(execFile)('npm', ['--silent', ...words], {
    env: { ...process.env, ...testEnv },
    maxBuffer: 1e7,
  });

test('npm run db:reset refuses to run while the database is running, and explains why', async () => {
  await expect(npm('run', 'db:reset')).rejects.toMatchObject({
    stderr: expect.stringContaining('The sandbox database is running'),
  });
});

test('npm run dev serves the site with its own database and hot reload; Ctrl-C ends everything', async () => {
  // A database of an earlier run has no rows of a model year that began since.
  rmSync('.local-test/commands', { recursive: true, force: true });
  const [PORT, SUPABASE_PORT] = [String(await getPort()), String(await getPort())];
  const child = spawn(process.execPath, ['scripts/run.mjs', 'local', '--dev'], {
    env: {
      ...process.env,
      ...testEnv,
      NEXT_PUBLIC_LEAD_FORM_URL: formUrl,
      PORT,
      SUPABASE_PORT,
      LOCAL_DATA_DIR: '.local-test/commands',
      NEXT_DIST_DIR: '.next-commands',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    await expect
      .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 200_000 })
      .toMatch(/Ready: http|^ended: /);
    expect(output).toContain(`Ready: http://localhost:${PORT}`);
    // The page that the command itself waits for: every other one would be compiled for this test
    // alone.
    expect(await (await fetch(`http://localhost:${PORT}/`)).text()).toMatch(/hmr|turbopack/i);
    const table = `http://127.0.0.1:${SUPABASE_PORT}/rest/v1/${inventoryTable}`;
    const rows = await fetch(table, { headers: { apikey: databaseKeys.publishable } });
    expect((await rows.json()).length).toBeGreaterThan(24);
  } finally {
    child.kill('SIGINT'); // What Ctrl-C sends.
  }
  expect(await ended).toBe(0);
  for (const port of [PORT, SUPABASE_PORT])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
