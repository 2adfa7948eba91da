import { BOOTSTRAP_DATA_ID, type BootstrapData } from '@/lib/static-pages/boot-islands';
import { finishPage, OutputError } from '@/lib/static-pages/page-html';

const chunk = (name: string, attribute = 'async') =>
  `<script src="/_next/static/chunks/${name}" ${attribute}=""></script>`;
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const siteScript = '<script data-google-tag="AW-1" defer="" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"BlogPosting"}</script>';
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94553]});</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const payload = '<script>self.__next_f.push([1,"1:\\"\\u003c/script>\\"\\n"])</script>';

const parts = {
  head: preload + chunk('turbopack.js') + chunk('2_fx~.k.js') + chunk('old.js', 'noModule'),
  styles: '<style>a{color:red}</style>',
  content: `<main><h1>Questions</h1><p>About &lt;script&gt;</p>${jsonLd}</main>`,
  site: siteScript,
  entry: entry + chunk('main.js?dpl=1'),
  payload: start + payload,
};

/** A page as Next 16.4 writes it; single parts can be replaced. */
function pageOf(replaced: Partial<typeof parts> = {}) {
  const page = { ...parts, ...replaced };
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${page.head}</head><body>${page.styles}${page.content}${page.site}${page.entry}${page.payload}</body></html>`;
}

const ISLAND = '<form data-island="make model"></form>';
const FILE = 'server/app/faq.html';

it('a static page keeps content, styles, structured data and site script, and loses the scripts of Next', () => {
  expect(finishPage(pageOf(), FILE)).toEqual({
    html: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${parts.styles}${parts.content}${siteScript}</body></html>`,
    payload: null,
  });
});

/** The bootstrap data of a finished page. */
function dataOf(html: string): BootstrapData {
  const block = new DOMParser()
    .parseFromString(html, 'text/html')
    .getElementById(BOOTSTRAP_DATA_ID);
  expect(block?.getAttribute('type')).toBe('application/json');
  return JSON.parse(block?.textContent ?? '') as BootstrapData;
}

it('a page with an island has what boots the client as data, with the payload in a file', () => {
  const finished = finishPage(pageOf({ content: ISLAND }), FILE);
  expect(JSON.parse(finished.payload?.text ?? '')).toEqual([[0], [1, '1:"</script>"\n']]);
  expect(finished.payload?.url).toMatch(/^\/_next\/static\/media\/[\da-f]{16}\.json$/);
  expect(dataOf(finished.html)).toEqual({
    scripts: ['turbopack.js', '2_fx~.k.js', 'main.js?dpl=1'].map(
      (name) => `/_next/static/chunks/${name}`,
    ),
    entry: { otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [94553] },
    payload: finished.payload?.url,
  });
  const running = finished.html.match(/<script(?![^>]*application\/)[^>]*>/g);
  expect(running).toEqual(['<script data-google-tag="AW-1" defer="" src="/site.js">']);
});

it('another payload has another address', () => {
  const addressOf = (text: string) =>
    finishPage(pageOf({ content: ISLAND, payload: start + payload.replace('1:', text) }), FILE)
      .payload?.url;
  expect(addressOf('2:')).not.toBe(addressOf('3:'));
});

describe('a page that is not understood is refused, with the name of the file and what was expected', () => {
  it.each([
    ['an inline script of another kind', { content: '<script>hello()</script>' }, /hello\(\)/],
    [
      'an inline script that does more',
      { payload: start + payload.replace('self.', 'theme=1;self.') },
      /unknown script <script>theme=1/,
    ],
    [
      'an inline script that passes no data',
      { payload: start + payload.replace(/push\(.*\)/, 'push(page())') },
      /unknown script/,
    ],
    [
      'a script of another site',
      { content: '<script src="https://x.example/a.js"></script>' },
      /x\.example/,
    ],
    [
      'a chunk in another form',
      { head: parts.head + chunk('x.js', 'integrity="sha256-abc" async') },
      /unknown script.*integrity/,
    ],
    [
      'a chunk that is no script element',
      { head: '<link href="/_next/static/chunks/x.js" rel="modulepreload"/>' },
      /a chunk of Next is still named/,
    ],
    ['no payload', { payload: start }, /found 1 and 1/],
    ['no entry', { entry: chunk('main.js') }, /found 0 and 2/],
    ['two entries', { entry: entry + entry }, /found 2 and 2/],
    ['an island without the site script', { content: ISLAND, site: '' }, /expected the site/],
  ])('%s', (_, replaced, message) => {
    const finish = () => finishPage(pageOf(replaced), FILE);
    expect(finish).toThrow(OutputError);
    expect(finish).toThrow(message);
    expect(finish).toThrow(/^server\/app\/faq\.html: /);
  });
});
