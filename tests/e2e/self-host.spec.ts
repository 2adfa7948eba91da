import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { readyAddresses } from '../support/built-routes';
import { type Answer, exchange } from '../support/exchange';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { type Nginx, nginxIsHere, startNginx } from '../support/nginx';
import { type Site, startSite } from '../support/site-server';

/** Every address twice, once from `next start` and once from nginx, which answers what lies ready by itself. */
const NO_NGINX = 'There is no nginx here: the self-hosted site (docs/operations.md) was NOT tested.';
// One nginx for nearly all, and the last test takes the site away from it.
test.describe.configure({ mode: 'default' });

const { prerendered, files } = readyAddresses();
let database: FaultProxy;
let site: Site;
let nginx: Nginx;

test.beforeAll(async () => {
  const isHere = await nginxIsHere();
  if (!isHere) console.log(`\n${NO_NGINX}\n`);
  test.skip(!isHere, NO_NGINX);
  database = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: database.url, INVENTORY_REVALIDATE_SECONDS: '86400' });
  nginx = await startNginx(site.url, 'all');
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await database?.stop();
});

/** What may differ: the connection, who speaks, and how it marks a version of a text (held apart below). */
const OF_THE_CONNECTION = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
];
/** Next tells by it whether its own cache had the page, and nginx asks no cache. */
const OF_NEXT_ALONE = ['etag', 'x-nextjs-cache'];
const PHONE = { 'accept-encoding': 'gzip, deflate, br', 'sec-ch-ua-mobile': '?1' };
const MOUSE = { 'accept-encoding': 'gzip, deflate, br', 'sec-ch-ua-mobile': '?0' };

function comparable({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(
    ([name]) => ![...OF_THE_CONNECTION, ...OF_NEXT_ALONE].includes(name),
  );
  const shown = Object.fromEntries(kept);
  // Below a packet's size it makes no difference whether a text is compressed, and Next does not always.
  // Of answers that fail, nginx compresses 403 and 404 alone.
  if (body.length < 1024 || status >= 500) delete shown['content-encoding'];
  // A part of a file says so by itself, and of a text that is compressed in passing there are no parts.
  if (status === 206 || headers['content-encoding']) delete shown['accept-ranges'];
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const text = body.toString('latin1');
  return JSON.parse(
    JSON.stringify({ status, headers: shown, body: text }).replaceAll(nonce ?? 'no nonce', 'NONCE'),
  ) as { status: number; headers: Record<string, string>; body: string };
}

/** Asks both, and holds nginx's answer against Next's. @returns nginx's */
async function expectSame(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const [theirs, ours] = await Promise.all([
    exchange(site.url, path, headers, method),
    exchange(nginx.url, path, headers, method),
  ]);
  const [expected, found] = [comparable(theirs), comparable(ours)];
  const asked = `${method} ${path} ${JSON.stringify(headers)}`;
  expect({ asked, status: found.status, ...found.headers }).toEqual({
    asked,
    status: expected.status,
    ...expected.headers,
  });
  expect(found.body === expected.body, `${asked}: the same text`).toBe(true);
  return ours;
}

/** Whether Next had a part in an answer; it marks those of its cache. */
const isNexts = (answer: Answer) => 'x-nextjs-cache' in answer.headers;

test('every prerendered route is the same from nginx, and asks Next nothing', async () => {
  expect(prerendered.length).toBeGreaterThan(80);
  for (const path of prerendered) {
    const answers = [await expectSame(path, PHONE), await expectSame(path, MOUSE), await expectSame(path)];
    const mustAskNext = answers[0]?.status !== 200;
    expect(answers.map(isNexts), path).toEqual(answers.map(() => mustAskNext));
    if (mustAskNext) expect(['/_not-found', '/_global-error', routes.brandNotFound]).toContain(path);
    await expectSame(path, {}, 'HEAD');
  }
});

test('every file of the site and of the build is the same from nginx', async () => {
  expect(files.length).toBeGreaterThan(60);
  for (const path of files) {
    await expectSame(path, PHONE);
    await expectSame(path);
  }
});

test('a compressed answer is smaller than what Next compresses in passing, and a part of a file can be had', async () => {
  const [theirs, ours] = await Promise.all(
    [site, nginx].map(({ url }) => fetch(`${url}${routes.faq}`, { headers: { 'accept-encoding': 'gzip' } })),
  );
  expect(ours?.headers.get('content-encoding')).toBe('gzip');
  expect(Number(ours?.headers.get('content-length'))).toBeGreaterThan(1_000);
  expect(theirs?.headers.get('content-length')).toBeNull();
  await Promise.all([theirs?.arrayBuffer(), ours?.arrayBuffer()]);
  const part = await expectSame('/forms/credit-application.pdf', { range: 'bytes=0-99' });
  expect([part.status, part.body.length]).toEqual([206, 100]);
});

test('a text that the visitor has already is not sent again', async () => {
  for (const path of [routes.home, routes.faq, '/site.js', '/og/home.png', routes.brand('bmw')]) {
    for (const headers of [PHONE, {}]) {
      const first = await exchange(nginx.url, path, headers);
      const etag = first.headers.etag ?? '';
      expect(etag, path).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await exchange(nginx.url, path, { ...headers, 'if-none-match': etag });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'strict-transport-security'])
        expect(again.headers[name], `${name} of ${path}`).toBe(first.headers[name]);
      expect((await exchange(nginx.url, path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    }
  }
});

test('pages that are drawn per request come from Next, with their rows and a nonce of their own', async () => {
  await exchange(site.url, routes.inventory);
  for (const path of [routes.inventory, `${routes.inventory}?make=Toyota`, routes.inventoryDebug]) {
    for (const headers of [PHONE, MOUSE, {}]) await expectSame(path, headers);
  }
  const policies = await Promise.all(
    [1, 2].map(async () => (await exchange(nginx.url, routes.inventory)).headers['content-security-policy']),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('what is missing, moved, or spelled otherwise is answered by Next', async () => {
  const paths = [
    ...['/no-such-page', '/blog/no-such-guide', routes.brand('no-such-make'), '/_next/static/none.js'],
    ...['/faq/', '/FAQ', '/Inventory/BMW', routes.brand('vw'), '//faq', '/%66aq', '/%25', '/blog/%ff'],
    ...['/faq.html', '/faq.rsc', '/index', '/.kept/page-1/faq.html', '/files/page-1/faq.html', '/vehicles'],
    ...['/x/../faq', '/_next/image?url=%2Ficons%2F192.png&w=64&q=75', '/api/revalidate', '/_next/static/'],
  ];
  for (const path of paths) await expectSame(path, PHONE);
  expect((await expectSame('/no-such-page')).status).toBe(404);
  // Which is no address at all; nginx passes nothing of the kind on.
  expect((await exchange(nginx.url, '/%')).status).toBe(400);
  expect((await expectSame('/FAQ')).headers.location).toBe('/faq');
});

test('a query changes nothing about a page that lies ready', async () => {
  const answer = await expectSame('/faq?utm_source=ad&A=B', PHONE);
  expect(isNexts(answer)).toBe(false);
});

test('requests that only Next can answer reach it: its router’s, its previews’, and other methods', async () => {
  await expectSame('/faq', { rsc: '1' });
  await expectSame('/faq?_rsc', { rsc: '1' });
  for (const header of ['next-action', 'next-router-prefetch', 'x-prerender-revalidate'])
    expect(isNexts(await expectSame('/faq', { [header]: '1' })), header).toBe(true);
  expect(isNexts(await expectSame('/faq', { 'content-type': 'multipart/form-data; boundary=x' }))).toBe(true);
  for (const cookie of ['__prerender_bypass=1', 'a=b; __next_preview_data=1'])
    expect(isNexts(await expectSame('/faq', { cookie })), cookie).toBe(true);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await expectSame('/faq', {}, method)).status).toBe(405);
  }
});

test('a page that streams while the database is slow streams through nginx, too', async () => {
  const slowDatabase = await startFaultProxy(process.env.SUPABASE_URL ?? '');
  slowDatabase.switchTo('slow');
  const slow = await startSite({ NEXT_PUBLIC_SUPABASE_URL: slowDatabase.url });
  const before = await startNginx(slow.url, 'slow');
  try {
    const { first, last, body } = await exchange(before.url, routes.inventory, PHONE);
    expect(body.toString()).toContain('Loading inventory...');
    expect(last - first).toBeGreaterThan(500);
  } finally {
    await before.stop();
    await slow.stop();
    await slowDatabase.stop();
  }
});

test('with Next away the pages that lie ready stay, and the others say 502', async () => {
  await site.stop();
  expect((await exchange(nginx.url, routes.faq, PHONE)).status).toBe(200);
  expect((await exchange(nginx.url, routes.brand('bmw'), PHONE)).status).toBe(200);
  expect((await exchange(nginx.url, routes.inventory, PHONE)).status).toBe(502);
});
