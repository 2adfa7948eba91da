import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { pagePaths } from '@/lib/content/page-paths';
import { routes } from '@/lib/site/routes';
import { guides } from '../support/published-guides';
import { siteUrl } from '../support/services';
import { expect, test } from '../support/test';

const URLS = 300;
const site = new URL(siteUrl);

/** Part of most payloads; must never appear in a response as markup. */
const MARK = 'zq9x';
const payloads = [
  `<script>${MARK}</script>`,
  `"><img src=x onerror=${MARK}>`,
  `</script><script>${MARK}()</script>`,
  `</title><b ${MARK}>`,
  `<!--${MARK}-->`,
  `javascript:${MARK}()`,
  `//evil.example/${MARK}`,
  `https://evil.example/${MARK}`,
  `/\\evil.example/${MARK}`,
  `..%2f..%2f${MARK}`,
  '../../../../etc/passwd',
  `\u2028\u2029\u0000${MARK}`,
  `\ud83d\ude97\u202e${MARK}`,
  `%0d%0aset-cookie:${MARK}=1`,
  '__proto__[x]=1',
  `${MARK}`.repeat(500),
  '%',
  '%E0%A4%A',
  '%c0%ae%c0%ae/',
  '1e309',
];
const names = ['make', 'model', 'brand', 'page', 'mileage', 'year', 'sort', 'utm_source', '_rsc', 'next'];

/** Encodes only the characters that a request line can't contain. */
const raw = (text: string) =>
  [...text].map((char) => (/[!-~]/.test(char) && char !== '#' ? char : encodeURIComponent(char))).join('');
const payload = fc
  .tuple(fc.constantFrom(...payloads), fc.boolean())
  .map(([text, encoded]) => (encoded ? encodeURIComponent(text) : raw(text)));
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), payload), { minLength: 1, maxLength: 3 })
  .map((parameters) => parameters.map(([name, value]) => `${name}=${value}`).join('&'));
const page = fc.constantFrom(...pagePaths, ...guides.map(({ slug }) => routes.guide(slug)));
const folder = fc.constantFrom('/inventory', '/blog', '/api/revalidate', '//evil.example', '/_next');

/** URL paths with a payload in the query, as the path, below a page or below a folder. */
const hostilePath = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(page, query).map((parts) => parts.join('?')) },
  fc.tuple(payload, query).map((parts) => `/${parts.join('?')}`),
  fc.tuple(page, payload).map(([path, text]) => `${path === '/' ? '' : path}/${text}`),
  fc.tuple(folder, payload).map((parts) => parts.join('/')),
);

type RawResponse = { status: number; location: string; headerNames: string[]; text: string };

/** Sends the path unchanged: `fetch` would normalize it. */
function send(path: string, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: site.hostname, port: site.port, path, method, headers: { accept: 'text/html' } };
    const request = httpRequest(options, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location ?? '',
        headerNames: Object.keys(response.headers),
        text,
      });
    });
    request.setTimeout(6_000, () => request.destroy(new Error(`no response within 6 s: ${path}`)));
    request.on('error', reject).end();
  });
}

/** @returns what is wrong with a response to a hostile path */
function problemsOf({ status, location, headerNames, text }: RawResponse): string[] {
  const problems: [boolean, string][] = [
    [status >= 500, `status ${status}`],
    // A tag with the mark outside of quotes.
    [new RegExp(`<(script|img|svg|b|!--)[^<>"']{0,40}${MARK}`, 'i').test(text), 'unescaped input'],
    [payloads.some((given) => given.includes('<') && text.includes(given)), 'an unescaped payload'],
    [/(href|src|action)="\s*javascript:/i.test(text), 'a javascript: URL'],
    [/(href|src|action)="(https?:)?\/[/\\]evil\.example/i.test(text), 'a link to another host'],
    [/\n?\s+at .{1,200}:\d+:\d+\)?/.test(text) || text.includes('/node_modules/'), 'a stack trace'],
    [location !== '' && new URL(location, site).host !== site.host, `a redirect to ${location}`],
    [headerNames.includes('set-cookie'), 'a cookie'],
  ];
  return problems.filter(([found]) => found).map(([, problem]) => problem);
}

test('300 hostile URLs cause no 5xx, unescaped input, stack trace or redirect to another host', async () => {
  const paths = fc.sample(hostilePath, { seed: 20_250_816, numRuns: URLS });
  const found: string[] = [];
  const statuses: Record<number, number> = {};
  const check = async (path: string) => {
    const response = await send(path);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    found.push(...problemsOf(response).map((problem) => `${problem}: ${path.slice(0, 200)}`));
  };
  for (let at = 0; at < URLS; at += 4) await Promise.all(paths.slice(at, at + 4).map(check));
  expect(found).toEqual([]);
  // The paths include pages as well as paths that don't exist.
  expect(statuses[200]).toBeGreaterThan(80);
  expect(statuses[404]).toBeGreaterThan(30);
});

test('what no page answers is refused with 4xx and the security headers', async () => {
  for (const [status, path, method] of [
    [404, '/og/%ff'],
    [404, '/og/home.png%'],
    [404, '/_global-error'],
    [405, routes.faq, 'POST'],
  ] as const) {
    const response = await send(path, method);
    expect([path, response.status]).toEqual([path, status]);
    for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options'])
      expect(response.headerNames, path).toContain(name);
  }
});
