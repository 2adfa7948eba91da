import { execa } from 'execa';
import getPort from 'get-port';
import { inventoryTable } from '@/content/model-year';
import { scriptCommand } from '@/scripts/lib/site-build';
import { formOrigin, testEnv } from '@/scripts/lib/site-under-test';
import { databaseKeys } from '@/scripts/sandbox/database';
import { expect, test } from '../support/test';

/** Beside the site under test, which `npm run local` serves. */
test.setTimeout(900_000);

test('npm run dev serves the site with its own database and hot reload; Ctrl-C ends everything', async () => {
  const [PORT, SUPABASE_PORT] = [String(await getPort()), String(await getPort())];
  const dev = execa(process.execPath, [...scriptCommand('local'), '--dev'], {
    env: {
      ...testEnv,
      LEAD_FORM_ORIGIN: formOrigin,
      PORT,
      SUPABASE_PORT,
      LOCAL_DATA_DIR: '.local-test/dev',
      NEXT_DIST_DIR: '.next-dev',
    },
    all: true,
    reject: false,
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
