import { inventoryHref } from '@/lib/site/routes';
import { startFaultProxy } from '../support/fault-proxy';
import { startSite } from '../support/site-server';
import { expect, test } from '../support/test';

const secret = 'the secret of this test run';
const api = `${process.env.SUPABASE_URL}/rest/v1/inventory_2025`;
const databaseHeaders = {
  apikey: process.env.SUPABASE_SECRET_KEY ?? '',
  'content-type': 'application/json',
};

test('a call with the secret makes a new row visible before the cache expires', async ({ request }) => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  const site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '86400',
    REVALIDATE_SECRET: secret,
  });
  const webhook = `${site.url}/api/revalidate`;
  const headers = { authorization: `Bearer ${secret}` };
  const model = `Webhook ${Date.now()}`;
  const page = async () =>
    (await request.get(`${site.url}${inventoryHref({ make: 'Volvo', model })}`)).text();
  try {
    expect(await page()).not.toContain('<article');
    await request.post(api, { headers: databaseHeaders, data: { brand: 'Volvo', model } });
    expect(await page()).not.toContain('<article');

    expect((await request.post(webhook)).status()).toBe(401);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(webhook, { method, headers });
      expect(response.status(), method).toBe(405);
      expect(response.headers()['cache-control'] ?? '', method).not.toMatch(/max-age=[1-9]/);
    }
    expect(await page()).not.toContain('<article');

    const response = await request.post(webhook, { headers });
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'no-store']);
    await page();
    await expect.poll(page, { timeout: 3_000, intervals: [200] }).toContain('<article');
  } finally {
    await request.delete(`${api}?model=eq.${encodeURIComponent(model)}`, { headers: databaseHeaders });
    await site.stop();
    await proxy.stop();
  }
});

test('without a configured secret the webhook has status 503', async ({ request }) => {
  const response = await request.post('/api/revalidate', { headers: { authorization: 'Bearer ' } });
  expect(response.status()).toBe(503);
});
