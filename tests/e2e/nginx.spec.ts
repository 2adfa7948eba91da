import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nginxIsInstalled, startNginx } from '../support/nginx';
import { startSite } from '../support/site-server';
import { expect, test } from '../support/test';

type Response = { status?: number; headers: IncomingHttpHeaders; body: string };

/** A GET with any headers; fetch doesn't allow setting Host. */
function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}
const cacheStatus = ({ headers }: Response) => headers['x-cache-status'];

/** Runs `work` while nginx with docs/nginx.conf runs in front of `upstream`. */
async function withNginx(upstream: string, work: (url: string) => Promise<void>) {
  const { url, stop } = await startNginx(upstream);
  try {
    await work(url);
  } finally {
    await stop();
  }
}

test.beforeEach(() => {
  test.skip(!nginxIsInstalled(), 'nginx is not installed: docs/nginx.conf was not tested');
});

test('nginx serves static pages from its cache, even while Next is down, and never caches the inventory', async () => {
  const site = await startSite({});
  try {
    await withNginx(site.url, async (nginx) => {
      const direct = await get(`${site.url}/faq`);
      const responses = [await get(`${nginx}/faq`), await get(`${nginx}/faq`)];
      expect(responses.map(cacheStatus)).toEqual(['MISS', 'HIT']);
      for (const { body, headers } of responses) {
        expect(body).toBe(direct.body);
        expect(headers['content-security-policy']).toBe(direct.headers['content-security-policy']);
      }

      const visits = [await get(`${nginx}/inventory`), await get(`${nginx}/inventory`)];
      // These skip the cache: with it, concurrent requests would wait for each other.
      expect(visits.map(cacheStatus)).toEqual([undefined, undefined]);
      const [first, second] = visits.map(({ headers }) => headers['content-security-policy']);
      expect(first).not.toBe(second);

      await site.stop();
      expect(await get(`${nginx}/faq`)).toMatchObject({ status: 200, body: direct.body });
      expect((await get(`${nginx}/inventory`)).status).toBe(502);
    });
  } finally {
    await site.stop();
  }
});

test('nginx passes Host and X-Forwarded-Proto on, and caches separately what differs by host or device', async () => {
  const upstream = createServer(({ headers }, response) => {
    response.setHeader('cache-control', 's-maxage=60');
    response.end(`${headers['x-forwarded-proto']} ${headers.host} ${headers['sec-ch-ua-mobile']}`);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  try {
    await withNginx(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, async (nginx) => {
      for (const [headers, body] of [
        [{ host: 'a.example' }, 'http a.example undefined'],
        [{ host: 'b.example' }, 'http b.example undefined'],
        [{ host: 'b.example', 'x-forwarded-proto': 'https' }, 'http b.example undefined'],
        [{ host: 'b.example', 'sec-ch-ua-mobile': '?0' }, 'http b.example ?0'],
      ] as const) {
        expect((await get(`${nginx}/`, headers)).body).toBe(body);
      }
    });
  } finally {
    upstream.close();
    upstream.closeAllConnections();
  }
});
