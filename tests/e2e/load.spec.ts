import { startFaultProxy } from '../support/fault-proxy';
import { startSite } from '../support/site-server';
import { expect, test } from '../support/test';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const loadModule = () => import('../../scripts/lib/load.mjs');

test('fifty connections for five seconds over a mix of pages meet no error', async () => {
  const { runLoad } = await loadModule();
  const site = await startSite({ INVENTORY_REVALIDATE_SECONDS: '2' });
  try {
    await (await fetch(`${site.url}/inventory`)).arrayBuffer();
    const { responses, errors } = await runLoad({ url: site.url, connections: 50, seconds: 5 });
    expect(errors).toBe(0);
    // No rate is expected, because other tests run at the same time.
    expect(responses).toBeGreaterThanOrEqual(50);
    expect(site.output()).not.toMatch(/Error|could not be read/);
  } finally {
    await site.stop();
  }
});

test('an inventory that has been read once is served without requests to the database, however it is filtered', async () => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  const site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '86400',
  });
  const cards = async (query: string) =>
    (await (await fetch(`${site.url}/inventory${query}`)).text()).match(/<article/g)?.length ?? 0;
  try {
    expect(await cards('')).toBeGreaterThan(0);
    const first = proxy.requests();
    expect(first).toBeGreaterThan(0);
    for (const query of ['', '?make=Toyota', '?make=BMW', '?page=2', '?make=Nothing', '?utm_source=ad']) {
      const shown = await Promise.all(Array.from({ length: 5 }, () => cards(query)));
      if (query !== '?make=Nothing') expect(Math.min(...shown), query).toBeGreaterThan(0);
    }
    expect(proxy.requests() - first).toBe(0);
  } finally {
    await site.stop();
    await proxy.stop();
  }
});

test('a server that was killed under load serves every page after its restart', async () => {
  const { runLoad } = await loadModule();
  const killed = await startSite({});
  const interrupted = runLoad({ url: killed.url, connections: 20, seconds: 2 });
  await pause(1_000);
  killed.signal('SIGKILL');
  expect((await interrupted).errors).toBeGreaterThan(0);
  const site = await startSite({});
  try {
    const { responses, errors } = await runLoad({ url: site.url, connections: 20, seconds: 2 });
    expect(errors).toBe(0);
    expect(responses).toBeGreaterThanOrEqual(20);
  } finally {
    await site.stop();
  }
});

test('a server that receives SIGTERM completes the requests it has accepted and exits', async () => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  proxy.switchTo('slow');
  const site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: proxy.url });
  try {
    // Waits 2.5 seconds for its rows; the signal arrives during that time.
    const waiting = fetch(`${site.url}/inventory`).then(async (response) => ({
      status: response.status,
      html: await response.text(),
    }));
    await expect.poll(() => proxy.requests(), { timeout: 5_000 }).toBeGreaterThan(0);
    site.signal('SIGTERM');
    await pause(300);
    await expect(fetch(`${site.url}/faq`)).rejects.toThrow();
    const { status, html } = await waiting;
    expect(status).toBe(200);
    expect(html).toContain('<article');
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect([143, 'SIGTERM']).toContain(await site.exited);
  } finally {
    await site.stop();
    await proxy.stop();
  }
});
