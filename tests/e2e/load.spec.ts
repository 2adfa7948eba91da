import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { startFaultProxy } from '../support/fault-proxy';
import { startSite } from '../support/site-server';

/** The load program's own module (`npm run load` is the long form). */
const traffic = () =>
  import(pathToFileURL(path.resolve(__dirname, '../../scripts/lib/load/traffic.mjs')).href);

test('fifty connections for five seconds over a mix of pages meet no error', async () => {
  const { hammer } = await traffic();
  const site = await startSite({ INVENTORY_REVALIDATE_SECONDS: '2' });
  try {
    const { answered, errors } = await hammer({
      url: site.url,
      connections: 50,
      seconds: 5,
    });
    expect(errors).toBe(0);
    // How many is the machine's affair: other tests run beside this one.
    expect(answered).toBeGreaterThanOrEqual(50);
    expect(site.output()).not.toMatch(/Error|could not be read/);
  } finally {
    await site.stop();
  }
});

test('an inventory that has been read once is served without asking the database, however it is filtered', async () => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  const site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '86400',
  });
  const cards = async (query: string) =>
    (await (await fetch(`${site.url}/inventory${query}`)).text()).match(/<article/g)?.length ?? 0;
  try {
    expect(await cards('')).toBeGreaterThan(0);
    const toBecomeWarm = proxy.requests();
    expect(toBecomeWarm).toBeGreaterThan(0);
    for (const query of ['', '?make=Toyota', '?make=BMW', '?page=2', '?make=Nothing', '?utm_source=ad']) {
      const shown = await Promise.all(Array.from({ length: 5 }, () => cards(query)));
      if (query !== '?make=Nothing') expect(Math.min(...shown), query).toBeGreaterThan(0);
    }
    expect(proxy.requests() - toBecomeWarm).toBe(0);
  } finally {
    await site.stop();
    await proxy.stop();
  }
});

test('the load program presses on nothing but this computer', async () => {
  const { hammer } = await traffic();
  await expect(hammer({ url: 'http://site.example', connections: 1, seconds: 1 })).rejects.toThrow(
    'this computer only',
  );
});

test('a server that is asked to stop answers what it was asked before and then ends', async () => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  proxy.switchTo('slow');
  const site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: proxy.url });
  try {
    // Waits for its rows: two and a half seconds in which the server is told to go.
    const waiting = fetch(`${site.url}/inventory`).then(async (answer) => ({
      status: answer.status,
      html: await answer.text(),
    }));
    await expect.poll(() => proxy.requests(), { timeout: 5_000 }).toBeGreaterThan(0);
    site.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(fetch(`${site.url}/faq`)).rejects.toThrow();
    const { status, html } = await waiting;
    expect(status).toBe(200);
    expect(html).toContain('<article');
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect([143, 'SIGTERM']).toContain(await site.ended);
  } finally {
    await site.stop();
    await proxy.stop();
  }
});
