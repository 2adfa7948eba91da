import { request as plainRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { guideSlugs } from '@/lib/articles/slugs';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

const SEED = 20_250_816;
const URLS = 300;
const site = new URL(process.env.BASE_URL ?? 'http://localhost:3000');

/** A small generator of numbers (mulberry32): the same addresses in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Put where a visitor's text may go; `MARK` is what must never come back as markup. */
const MARK = 'zq9x';
const payloads = [
  `<script>${MARK}</script>`,
  `"><img src=x onerror=${MARK}>`,
  `'><svg/onload=${MARK}>`,
  `</script><script>${MARK}()</script>`,
  `</title><b ${MARK}>`,
  `<!--${MARK}-->`,
  `javascript:${MARK}()`,
  `{{${MARK}}}\${${MARK}}`,
  `//evil.example/${MARK}`,
  `https://evil.example/${MARK}`,
  `/\\evil.example/${MARK}`,
  `..%2f..%2f${MARK}`,
  '../../../../etc/passwd',
  `' or 1=1;--${MARK}`,
  `\u2028\u2029\u0000${MARK}`,
  `\ud83d\ude97\u202e${MARK}`,
  `%0d%0aset-cookie:${MARK}=1`,
  '__proto__[x]=1',
  'constructor',
  `${MARK}`.repeat(500),
  '%',
  '%E0%A4%A',
  '%c0%ae%c0%ae/',
  'NaN',
  '-1',
  '1e309',
];
const pages = [
  routes.home,
  routes.inventory,
  routes.inventoryDebug,
  routes.apply,
  routes.creditApp,
  routes.about,
  routes.blog,
  routes.faq,
  routes.contact,
  routes.testimonials,
  routes.privacy,
  routes.terms,
  routes.refunds,
  routes.feed,
  ...makes.map(({ slug }) => routes.brand(slug)),
  ...guideSlugs.map((slug) => routes.guide(slug)),
];
const names = ['make', 'model', 'brand', 'page', 'mileage', 'year', 'sort', 'utm_source', '_rsc', 'next'];

function addresses(): string[] {
  const below = numbers(SEED);
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T;
  // Half encoded, half as raw as a request line can carry it.
  const raw = (text: string) =>
    [...text].map((sign) => (/[!-~]/.test(sign) && sign !== '#' ? sign : encodeURIComponent(sign))).join('');
  const written = (text: string) => (below(2) ? encodeURIComponent(text.toWellFormed()) : raw(text));
  return Array.from({ length: URLS }, (_, at) => {
    const query = Array.from({ length: 1 + below(3) }, () => `${oneOf(names)}=${written(oneOf(payloads))}`);
    const page = pages[at % pages.length] ?? '/';
    const payload = written(oneOf(payloads));
    switch (below(5)) {
      case 0:
        return `/${payload}?${query.join('&')}`;
      case 1:
        return `${page === '/' ? '' : page}/${payload}`;
      case 2:
        return `${oneOf(['/inventory', '/blog', '/api/revalidate', '//evil.example', '/_next'])}/${payload}`;
      default:
        return `${page}?${query.join('&')}`;
    }
  });
}

type Answer = { status: number; location: string; headers: string[]; text: string };

/** The address goes out as written: `fetch` would tidy it. */
function get(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = plainRequest(
      { host: site.hostname, port: site.port, path: address, headers: { accept: 'text/html' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
            headers: response.rawHeaders,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.setTimeout(6_000, () => request.destroy(new Error(`no answer within 6 s: ${address}`)));
    request.on('error', reject).end();
  });
}

test('300 hostile addresses: never a 5xx, unescaped input, a stack trace or a redirect to another host', async () => {
  const list = addresses();
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const check = async (address: string) => {
    const { status, location, headers, text } = await get(address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const complain = (what: string) => complaints.push(`${what}: ${address.slice(0, 200)}`);
    if (status >= 500) complain(`status ${status}`);
    // Input as markup: a tag that holds the mark outside of quotes, or a payload as it was written.
    if (new RegExp(`<(script|img|svg|b|!--)[^<>"']{0,40}${MARK}`, 'i').test(text))
      complain('unescaped input');
    if (payloads.some((payload) => payload.includes('<') && text.includes(payload)))
      complain('unescaped payload');
    if (/(href|src|action)="\s*javascript:/i.test(text)) complain('a script address');
    if (/(href|src|action)="(https?:)?\/[/\\]evil\.example/i.test(text)) complain('a link to another host');
    if (/\n?\s+at .{1,200}:\d+:\d+\)?/.test(text) || text.includes('/node_modules/'))
      complain('a stack trace');
    if (location && new URL(location, site).host !== site.host) complain(`redirect to ${location}`);
    if (headers.some((name, at) => at % 2 === 0 && name.toLowerCase() === 'set-cookie'))
      complain('sets a cookie');
  };
  for (let at = 0; at < list.length; at += 4) await Promise.all(list.slice(at, at + 4).map(check));
  console.log(`\nhostile addresses by status: ${JSON.stringify([...statuses].sort())}`);
  expect(complaints).toEqual([]);
  // The list is worth something: it reaches pages, moved addresses and nothing at all.
  expect(statuses.get(200)).toBeGreaterThan(80);
  expect(statuses.get(404)).toBeGreaterThan(30);
});

test('every method but GET and HEAD is harmless on every kind of page', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const address of [routes.home, routes.inventory, routes.brand('bmw'), routes.feed, '/nowhere']) {
      const answer = await request.fetch(address, {
        method,
        data: '{"__proto__":{"a":1}}',
        maxRedirects: 0,
        headers: { 'next-action': 'x', 'x-forwarded-host': 'evil.example', 'content-type': 'text/plain' },
      });
      expect(answer.status(), `${method} ${address}`).toBeLessThan(500);
      expect(await answer.text()).not.toContain('evil.example');
    }
  }
});

test('what a visitor types into an address is text on the page, never markup', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  for (const address of [
    `/inventory?make=${encodeURIComponent(evil)}&model=${encodeURIComponent(evil)}`,
    `/apply?make=${encodeURIComponent(evil)}&model=${encodeURIComponent(evil)}`,
    `/?make=${encodeURIComponent(evil)}&model=${encodeURIComponent(evil)}#get-quote`,
    `/blog?sort=${encodeURIComponent(evil)}`,
    `/inventory/${encodeURIComponent(evil)}`,
    `/${encodeURIComponent(evil)}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  await page.waitForTimeout(200);
  expect(alerts).toEqual([]);
});
