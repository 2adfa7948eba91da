import { expect, test } from '@playwright/test';
import { startFaultProxy } from '../support/fault-proxy';
import { startSite } from '../support/site-server';

const secret = 'the secret of this test run';
const api = `${process.env.SUPABASE_URL}/rest/v1/inventory_2025`;
const databaseKey = {
  apikey: process.env.SUPABASE_SECRET_KEY ?? '',
  'content-type': 'application/json',
};

test('a row appears at once when the webhook is called, however long rows may be kept', async ({
  request,
}) => {
  const proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  const site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '86400',
    REVALIDATE_SECRET: secret,
  });
  const hook = `${site.url}/api/revalidate`;
  const model = `Webhook ${Date.now()}`;
  const list = async () =>
    (await request.get(`${site.url}/inventory?make=Volvo&model=${encodeURIComponent(model)}`)).text();
  const event = {
    type: 'INSERT',
    table: 'inventory_2025',
    schema: 'public',
    record: { brand: 'Volvo', model },
    old_record: null,
  };
  const authorization = `Bearer ${secret}`;
  try {
    expect(await list()).not.toContain('<article');
    await request.post(api, { headers: databaseKey, data: { brand: 'Volvo', model } });
    expect(await list()).not.toContain('<article');

    expect((await request.post(hook, { data: event })).status()).toBe(401);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(hook, { method, headers: { authorization } });
      expect(answer.status(), method).toBe(405);
      expect(answer.headers()['cache-control'] ?? '', method).not.toMatch(/max-age=[1-9]/);
    }
    expect(await list()).not.toContain('<article');

    const answer = await request.post(hook, { data: event, headers: { authorization } });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    await list();
    await expect.poll(list, { timeout: 3_000, intervals: [200] }).toContain('<article');
  } finally {
    await request.delete(`${api}?model=eq.${encodeURIComponent(model)}`, { headers: databaseKey });
    await site.stop();
    await proxy.stop();
  }
});

test('the webhook is closed on a site without a secret', async ({ request }) => {
  const answer = await request.post('/api/revalidate', {
    data: { type: 'INSERT', table: 'inventory_2025', schema: 'public', record: {}, old_record: null },
    headers: { authorization: 'Bearer ' },
  });
  expect(answer.status()).toBe(503);
});
