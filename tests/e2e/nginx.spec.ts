import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Nginx, startNginx } from '../support/nginx';
import { type Site, startSite } from '../support/site-server';
import { type APIResponse, expect, test } from '../support/test';

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;
test.skip(!isInstalled, 'nginx is not installed: docs/nginx.conf was not tested');

// In one worker: each would start a site and nginx for itself.
test.describe.configure({ mode: 'default' });

const cacheStatus = (response: APIResponse) => response.headers()['x-cache-status'];
const policy = (response: APIResponse) => response.headers()['content-security-policy'];

const PHONE_LINK = /call <a href="tel:\+1\d{10}">\(\d{3}\) \d{3}-\d{4}<\/a>/;

/** The responses to requests at once. */
function ask(count: number, request: (at: number) => Promise<APIResponse>) {
  return Promise.all(Array.from({ length: count }, (_, at) => request(at)));
}

test.describe('nginx in front of the site', () => {
  let site: Site;
  let nginx: Nginx;

  test.beforeAll(async () => {
    site = await startSite({});
    nginx = await startNginx(site.url);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  /** What a proxy that terminates TLS says of a visitor. */
  const visitor = (address: string) => ({ 'x-forwarded-for': address });

  test('serves static pages from its cache', async ({ request }) => {
    const direct = await request.get(`${site.url}/about`);
    const html = await direct.text();
    for (const status of ['MISS', 'HIT']) {
      const response = await request.get(`${nginx.url}/about`, { headers: visitor('203.0.113.1') });
      expect(cacheStatus(response)).toBe(status);
      expect(policy(response)).toBe(policy(direct));
      expect(await response.text()).toBe(html);
    }
  });

  test('never serves the inventory from its cache', async ({ request }) => {
    const headers = visitor('203.0.113.2');
    const first = await request.get(`${nginx.url}/inventory`, { headers });
    const second = await request.get(`${nginx.url}/inventory`, { headers });
    // With a cache, concurrent requests would wait for each other.
    expect([first, second].map(cacheStatus)).toEqual([undefined, undefined]);
    expect(policy(first)).not.toBe(policy(second));
  });

  test('has one copy of a page, whatever a client says that it accepts', async ({ request }) => {
    const headers = visitor('203.0.113.3');
    const page = await request.get(`${nginx.url}/faq`, { headers });
    const html = await page.text();
    for (const accepted of ['gzip', 'br;q=1.0, gzip;q=0.8', 'identity', 'x-1', 'x-2']) {
      const again = await request.get(`${nginx.url}/faq`, {
        headers: { ...headers, 'accept-encoding': accepted },
      });
      expect(cacheStatus(again), accepted).toBe('HIT');
      expect(await again.text()).toBe(html);
    }
  });

  test("keeps no part of a page, which only Next's client asks for, as the page", async ({
    request,
  }) => {
    const headers = visitor('203.0.113.4');
    await request.get(`${nginx.url}/contact`, { headers: { ...headers, rsc: '1' } });
    const page = await request.get(`${nginx.url}/contact`, { headers });
    expect(page.headers()['content-type']).toContain('text/html');
    expect(await page.text()).toContain('<!DOCTYPE html>');
  });

  test('redirects an advertisement with a long identifier', async ({ request }) => {
    const url = `${nginx.url}/inventory/vw?gclid=${'x'.repeat(918)}`;
    const response = await request.get(url, { headers: visitor('203.0.113.5'), maxRedirects: 0 });
    expect(response.status()).toBe(308);
  });

  for (const [what, query] of [
    ['2,000 parameters', 'm&'.repeat(1_985)],
    ['101 parameters', 'm=1&'.repeat(101)],
    ['4,000 characters', `m=${'1'.repeat(4_000)}`],
  ] as const)
    test(`refuses ${what} before Next reads them`, async ({ request }) => {
      const response = await request.get(`${nginx.url}/?${query}`, {
        headers: visitor('203.0.113.6'),
      });
      expect(response.status()).toBe(414);
    });

  test('answers what `next start` answers with 500: a method or a range that a file lacks', async ({
    request,
  }) => {
    expect((await request.post(`${nginx.url}/site.js`)).status()).toBe(405);
    const headers = { range: 'bytes=99999999-' };
    expect((await request.get(`${nginx.url}/site.js`, { headers })).status()).toBe(200);
  });

  for (const [path, count] of [
    ['/apply', 40],
    ['/faq', 150],
  ] as const)
    test(`limits how often one address asks for ${path}, and says what to do`, async ({
      request,
    }) => {
      const headers = visitor(`203.0.113.${count}`);
      const responses = await ask(count, () => request.get(nginx.url + path, { headers }));
      const refused = responses.filter((response) => response.status() === 429);
      expect(refused.length).toBeGreaterThan(0);
      for (const response of refused) {
        expect(response.headers()['retry-after']).toBe('5');
        expect(response.headers()['content-type']).toContain('text/html');
        expect(await response.text()).toMatch(PHONE_LINK);
      }
    });

  test('limits neither the files of a page nor many visitors behind one proxy', async ({
    request,
  }) => {
    const files = await ask(100, (at) =>
      request.get(`${nginx.url}/site.js?${at}`, { headers: visitor('203.0.113.7') }),
    );
    expect(files.every((response) => response.ok())).toBe(true);
    const visits = await ask(40, (at) =>
      request.get(`${nginx.url}/apply`, { headers: visitor(`198.51.100.${at}`) }),
    );
    expect(visits.every((response) => response.ok())).toBe(true);
  });

  // The last one: it stops the site. No test before has asked for the testimonials.
  test('serves what it has when the site is down', async ({ request }) => {
    const headers = visitor('203.0.113.8');
    const html = await (await request.get(`${nginx.url}/faq`, { headers })).text();
    const files = html.match(/(?<=\ssrc=")\/[^"]+/g) ?? [];
    expect(files).toContain('/site.js');
    for (const file of files) await request.get(nginx.url + file, { headers });
    await site.stop();

    expect(await (await request.get(`${nginx.url}/faq`, { headers })).text()).toBe(html);
    for (const file of files) {
      expect((await request.get(nginx.url + file, { headers })).status(), file).toBe(200);
    }
    for (const path of ['/inventory', '/testimonials']) {
      const down = await request.get(nginx.url + path, { headers });
      expect(down.status(), path).toBe(503);
      expect(down.headers()['retry-after']).toBe('60');
      expect(down.headers()['content-type']).toContain('text/html');
      expect(await down.text()).toMatch(PHONE_LINK);
    }
  });
});

test.describe('nginx passes on, and caches apart, what differs', () => {
  const upstream = createServer(({ headers, url }, response) => {
    const { host, 'x-forwarded-proto': scheme, 'sec-ch-ua-mobile': mobile } = headers;
    response.setHeader('cache-control', 's-maxage=60');
    response.end(`${scheme} ${host}${url} ${mobile}`);
  });
  let nginx: Nginx;

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    nginx = await startNginx(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    upstream.close();
    upstream.closeAllConnections();
  });

  for (const [what, path, headers, body] of [
    ['a host', '/', { host: 'a.example' }, 'http a.example/ undefined'],
    ['another host', '/', { host: 'b.example' }, 'http b.example/ undefined'],
    [
      'https, as its proxy says',
      '/',
      { host: 'b.example', 'x-forwarded-proto': 'https' },
      'https b.example/ undefined',
    ],
    [
      'no other scheme',
      '/',
      { host: 'b.example', 'x-forwarded-proto': 'ftp' },
      'http b.example/ undefined',
    ],
    ['a mouse', '/', { host: 'b.example', 'sec-ch-ua-mobile': '?0' }, 'http b.example/ ?0'],
    // What a visitor sends never makes a page the answer for another URL.
    [
      'a header like a path',
      '/',
      { host: 'c.example', 'sec-ch-ua-mobile': 'site.js' },
      'http c.example/ site.js',
    ],
    ['a file', '/site.js', { host: 'c.example' }, 'http c.example/site.js undefined'],
  ] as const)
    test(what, async ({ request }) => {
      expect(await (await request.get(nginx.url + path, { headers })).text()).toBe(body);
    });
});
