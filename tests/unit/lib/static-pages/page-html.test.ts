import { BOOTSTRAP_DATA_ID, type BootstrapData } from '@/lib/static-pages/boot-islands';
import { finishPage, OutputError } from '@/lib/static-pages/page-html';

const chunk = (name: string, attribute = 'async') =>
  `<script src="/_next/static/chunks/${name}.js" ${attribute}=""></script>`;
const styles =
  '<style data-href="site">.of-page{}.of-script{}.of-site-script{}.of-nothing{}</style>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const siteScript = '<script defer="" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"BlogPosting"}</script>';
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94553]});</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const payload = '<script>self.__next_f.push([1,"1:\\"\\u003c/script>\\"\\n"])</script>';

const parts = {
  head: styles + preload + chunk('turbopack') + chunk('2_fx~.k') + chunk('polyfills', 'noModule'),
  content: `<main><h1 class="of-page">Questions</h1>${jsonLd}</main>`,
  site: siteScript,
  entry: entry + chunk('main'),
  payload: start + payload,
};
/** A page as Next 16.4 writes it; single parts can be replaced. */
function pageOf(replaced: Partial<typeof parts> = {}) {
  const page = { ...parts, ...replaced };
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${page.head}</head><body>${page.content}${page.site}${page.entry}${page.payload}</body></html>`;
}

let stored: string[] = [];
const options = {
  file: 'server/app/faq.html',
  hydrated: false,
  otherScripts: ['a("of-site-script")'],
  read: () => 'a("of-script")',
  store: (text: string) => `/_next/static/payload/${stored.push(text)}.json`,
};
const hydrated = { ...options, hydrated: true };
beforeEach(() => {
  stored = [];
});

it('a static page keeps content, structured data, site script and its styles, and loses the scripts of Next', () => {
  expect(finishPage(pageOf(), options)).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style data-href="site">.of-page{}.of-site-script{}</style></head><body>${parts.content}${siteScript}</body></html>`,
  );
  expect(stored).toEqual([]);
});

/** The bootstrap data of a finished page. */
function dataOf(html: string): BootstrapData {
  const block = new DOMParser()
    .parseFromString(html, 'text/html')
    .getElementById(BOOTSTRAP_DATA_ID);
  expect(block?.getAttribute('type')).toBe('application/json');
  return JSON.parse(block?.textContent ?? '') as BootstrapData;
}

it('a hydrated page keeps the styles of its scripts and has what boots the client as data, with the payload in a file', () => {
  const finished = finishPage(pageOf(), hydrated);
  expect(finished).toContain('>.of-page{}.of-script{}.of-site-script{}<');
  expect(dataOf(finished)).toEqual({
    scripts: ['turbopack', '2_fx~.k', 'main'].map((name) => `/_next/static/chunks/${name}.js`),
    entry: { otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [94553] },
    payload: '/_next/static/payload/1.json',
  });
  expect(stored.map((text) => JSON.parse(text))).toEqual([[[0], [1, '1:"</script>"\n']]]);
});

const modulePreload = '<link href="/_next/static/chunks/x.js" rel="modulepreload">';
const otherEntry = '<script>globalThis.TURBOPACK.push({runtimeModuleIds:[94553]})</script>';
it.each([
  { entry: entry + chunk('main').replace('.js', '.js?dpl=1') },
  { head: parts.head + modulePreload },
  { entry: otherEntry + chunk('main') },
])('the form of the scripts does not matter %j', (replaced) => {
  const finished = finishPage(pageOf(replaced), hydrated);
  expect(dataOf(finished).scripts).toHaveLength(3);
  expect(dataOf(finished).entry).toMatchObject({ runtimeModuleIds: [94553] });
  const running = finished.match(/<script(?![^>]*application\/)[^>]*>/g);
  expect(running).toEqual(['<script defer="" src="/site.js">']);
});

describe('a page that is not understood is refused, with the name of the file and what was expected', () => {
  it.each([
    [{ content: '<script>hello()</script>' }, /unknown inline script "hello/],
    [{ content: '<script>try{document}catch(e){}</script>' }, /passes no data on/],
    [{ payload: start + payload.replace('self.', 'theme=1;self.') }, /sets another global/],
    [{ content: '<script src="https://x.example/a.js"></script>' }, /x\.example/],
    [{ head: preload }, /expected the styles/],
    [{ payload: start }, /found \d rows? and \d entries/],
    [{ entry: chunk('main') }, /0 entries/],
    [{ entry: entry + entry }, /2 rows and 2 entries/],
    [{ entry: '<script>TURBOPACK.push(() => {})</script>' }, /as JSON/],
    [{ content: '<a href="/" onclick="go()">Go</a>' }, /onclick/],
  ])('%j', (replaced, message) => {
    for (const page of [options, hydrated]) {
      const finish = () => finishPage(pageOf(replaced), page);
      expect(finish).toThrow(OutputError);
      expect(finish).toThrow(message);
      expect(finish).toThrow(/^server\/app\/faq\.html: /);
    }
  });

  it('a hydrated page without the site script', () => {
    expect(() => finishPage(pageOf({ site: '' }), hydrated)).toThrow(/expected the site script/);
  });
});
