import { request as httpRequest } from 'node:http';
import { routes } from '@/lib/site/routes';
import { siteUnderTestUrl } from '@/scripts/site-under-test/site-under-test';
import { expect, test } from '../support/test';

const site = new URL(siteUnderTestUrl);

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
  `${MARK}`.repeat(100),
  '%',
  '%E0%A4%A',
  '%c0%ae%c0%ae/',
  '1e309',
];
const names = [
  'make',
  'model',
  'brand',
  'page',
  'mileage',
  'year',
  'sort',
  'utm_source',
  '_rsc',
  'next',
];

/** Encodes only the characters that a request line can't contain. */
const raw = (text: string) =>
  [...text]
    .map((char) => (/[!-~]/.test(char) && char !== '#' ? char : encodeURIComponent(char)))
    .join('');
const queryOf = (text: string) => names.map((name) => `${name}=${text}`).join('&');
/** Rendered for each request; the others never see a query. */
const readers = [routes.inventory, routes.apply];
const folders = ['', '/inventory'];

/**
 * Each payload in every parameter that a page reads, as a path, and below a folder.
 */
const paths = payloads
  .flatMap((text) => [
    ...readers.map((page) => `${page}?${queryOf(raw(text))}`),
    ...folders.flatMap((folder) =>
      [raw(text), encodeURIComponent(text)].map((it) => `${folder}/${it}`),
    ),
  ])
  .concat('//evil.example/', '/og/%ff', '/og/home.png%', '/_global-error');

/** Sends the path unchanged: `fetch` would normalize it. */
function send(path: string) {
  type Sent = { status: number; location: string; headerNames: string[]; text: string };
  return new Promise<Sent>((resolve, reject) => {
    const options = {
      host: site.hostname,
      port: site.port,
      path,
      headers: { accept: 'text/html' },
    };
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
    request.on('error', reject).end();
  });
}

/** @returns what is wrong with a response to a hostile path */
function problemsOf({
  status,
  location,
  headerNames,
  text,
}: Awaited<ReturnType<typeof send>>): string[] {
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

test('hostile URLs cause no 5xx, unescaped input, stack trace or redirect to another host', async () => {
  const found: string[] = [];
  const statuses: number[] = [];
  const check = async (path: string) => {
    const response = await send(path);
    statuses.push(response.status);
    found.push(...problemsOf(response).map((problem) => `${problem}: ${path.slice(0, 200)}`));
  };
  for (let at = 0; at < paths.length; at += 4)
    await Promise.all(paths.slice(at, at + 4).map(check));
  expect(found).toEqual([]);
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 404]));
});
