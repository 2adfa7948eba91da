import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { waitFor } from '@/scripts/lib/processes';
import { startSite } from '../support/site-server';
import { type APIResponse, expect, test } from '../support/test';

const cacheStatus = (response: APIResponse) => response.headers()['x-cache-status'];
const policy = (response: APIResponse) => response.headers()['content-security-policy'];

/**
 * Runs `work` while nginx with docs/nginx.conf runs in front of `upstream`, a running `next start`.
 */
async function withNginx(upstream: string, work: (url: string) => Promise<void>) {
  const port = await getPort();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const site = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/var/cache/nginx/site', `${folder}/cache`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${new URL(upstream).port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${temporary.join(' ')}
${site}}`,
  );
  const nginx = execa('nginx', ['-e', 'stderr', '-c', config], { reject: false });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitFor(`${url}/site.js`, 'nginx', nginx);
    await work(url);
  } finally {
    nginx.kill();
    await nginx;
  }
}

test.beforeEach(() => {
  test.skip(
    spawnSync('nginx', ['-v']).error !== undefined,
    'nginx is not installed: docs/nginx.conf was not tested',
  );
});

test('nginx serves static pages from its cache, and never the inventory', async ({ request }) => {
  const site = await startSite({});
  try {
    await withNginx(site.url, async (nginx) => {
      const direct = await request.get(`${site.url}/faq`);
      const html = await direct.text();
      for (const status of ['MISS', 'HIT']) {
        const response = await request.get(`${nginx}/faq`);
        expect([cacheStatus(response), policy(response)]).toEqual([status, policy(direct)]);
        expect(await response.text()).toBe(html);
      }
      const visits = [
        await request.get(`${nginx}/inventory`),
        await request.get(`${nginx}/inventory`),
      ];
      // These skip the cache: with it, concurrent requests would wait for each other.
      expect(visits.map(cacheStatus)).toEqual([undefined, undefined]);
      expect(new Set(visits.map(policy)).size).toBe(2);
      // What `next start` answers with 500: a method that a file doesn't have, and an impossible
      // range.
      expect((await request.post(`${nginx}/site.js`)).status()).toBe(405);
      const headers = { range: 'bytes=99999999-' };
      expect((await request.get(`${nginx}/site.js`, { headers })).status()).toBe(200);
      expect((await request.get(`${nginx}/faq?${'m&'.repeat(2_000)}`)).status()).toBe(414);
      const visitor = await Promise.all(
        Array.from({ length: 40 }, () => request.get(`${nginx}/apply`)),
      );
      expect(visitor.map((response) => response.status())).toContain(429);

      await site.stop();
      expect(await (await request.get(`${nginx}/faq`)).text()).toBe(html);
      expect((await request.get(`${nginx}/inventory`)).status()).toBe(502);
    });
  } finally {
    await site.stop();
  }
});

test('nginx passes on, and caches separately, what differs by host or device', async ({
  request,
}) => {
  const upstream = createServer(({ headers, url }, response) => {
    response.setHeader('cache-control', 's-maxage=60');
    response.end(
      `${headers['x-forwarded-proto']} ${headers.host}${url} ${headers['sec-ch-ua-mobile']}`,
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  try {
    await withNginx(
      `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      async (nginx) => {
        for (const [path, headers, body] of [
          ['/', { host: 'a.example' }, 'http a.example/ undefined'],
          ['/', { host: 'b.example' }, 'http b.example/ undefined'],
          ['/', { host: 'b.example', 'x-forwarded-proto': 'https' }, 'http b.example/ undefined'],
          ['/', { host: 'b.example', 'sec-ch-ua-mobile': '?0' }, 'http b.example/ ?0'],
          // What a visitor sends never makes a page the answer for another URL.
          ['/', { host: 'c.example', 'sec-ch-ua-mobile': 'site.js' }, 'http c.example/ site.js'],
          ['/site.js', { host: 'c.example' }, 'http c.example/site.js undefined'],
        ] as const)
          expect(await (await request.get(nginx + path, { headers })).text()).toBe(body);
      },
    );
  } finally {
    upstream.close();
    upstream.closeAllConnections();
  }
});
