import { BOOTSTRAP_DATA_ID, type BootstrapData } from '@/lib/static-pages/boot-islands';
import { finishPage, OutputError } from '@/lib/static-pages/page-html';

const chunk = (name: string, attribute = 'async') =>
  `<script src="/_next/static/chunks/${name}.js" ${attribute}=""></script>`;
const stylesheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const siteScript = '<script defer="" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"BlogPosting"}</script>';
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94553]});</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const payload = '<script>self.__next_f.push([1,"1:\\"\\u003c/script>\\"\\n"])</script>';

const parts = {
  head: stylesheet + preload + chunk('turbopack') + chunk('2_fx~.k') + chunk('polyfills', 'noModule'),
  content: `<main><h1>Questions</h1>${jsonLd}</main>`,
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
  read: () => 'a{src:url(../media/a.woff2)}',
  store: (text: string) => `/_next/static/payload/${stored.push(text)}.json`,
};
const hydrated = { ...options, hydrated: true };
beforeEach(() => {
  stored = [];
});

describe('a static page', () => {
  it('keeps content, structured data and site script, gets its styles inline and loses the scripts of Next', () => {
    expect(finishPage(pageOf(), options)).toBe(
      `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>a{src:url(/_next/static/chunks/../media/a.woff2)}</style></head><body><main><h1>Questions</h1>${jsonLd}</main>${siteScript}</body></html>`,
    );
    expect(stored).toEqual([]);
  });

  it('keeps a link to a style sheet that would end the style element', () => {
    const read = () => 'a::after{content:"</style>"}';
    expect(finishPage(pageOf(), { ...options, read })).toContain(stylesheet);
  });
});

/** The bootstrap data of a finished page. */
function dataOf(html: string): BootstrapData {
  const block = new DOMParser().parseFromString(html, 'text/html').getElementById(BOOTSTRAP_DATA_ID);
  expect(block?.getAttribute('type')).toBe('application/json');
  return JSON.parse(block?.textContent ?? '') as BootstrapData;
}

describe('a hydrated page', () => {
  it('keeps its style sheets as links and has what boots the client as data, with the payload in a file', () => {
    const finished = finishPage(pageOf(), hydrated);
    expect(finished).toContain(stylesheet);
    expect(dataOf(finished)).toEqual({
      scripts: [
        '/_next/static/chunks/turbopack.js',
        '/_next/static/chunks/2_fx~.k.js',
        '/_next/static/chunks/main.js',
      ],
      entry: { otherChunks: ['static/chunks/main.js'], runtimeModuleIds: [94553] },
      payload: '/_next/static/payload/1.json',
    });
    expect(stored.map((text) => JSON.parse(text))).toEqual([[[0], [1, '1:"</script>"\n']]]);
  });
});

describe('the form of the scripts does not matter', () => {
  it.each([
    [
      'a query with the id of the deployment',
      pageOf({ entry: `${entry}${chunk('main').replace('.js', '.js?dpl=1')}` }),
    ],
    [
      'modulepreload',
      pageOf({ head: `${parts.head}<link href="/_next/static/chunks/x.js" rel="modulepreload">` }),
    ],
    [
      'an entry in another notation',
      pageOf({
        entry: `<script>globalThis.TURBOPACK.push({runtimeModuleIds:[94553]})</script>${chunk('main')}`,
      }),
    ],
  ])('%s', (_, html) => {
    const finished = finishPage(html, hydrated);
    expect(dataOf(finished).scripts).toHaveLength(3);
    expect(dataOf(finished).entry).toMatchObject({ runtimeModuleIds: [94553] });
    expect(finished.match(/<script(?![^>]*application\/)[^>]*>/g)).toEqual([
      '<script defer="" src="/site.js">',
    ]);
  });
});

describe('a page that is not understood is refused, with the name of the file and what was expected', () => {
  it.each([
    [
      'an unknown inline script',
      pageOf({ content: '<script>hello()</script>' }),
      /unknown inline script "hello/,
    ],
    [
      'an inline script without effect',
      pageOf({ content: '<script>try{document}catch(e){}</script>' }),
      /passes no data on/,
    ],
    [
      'an inline script that does more than pass data on',
      pageOf({ payload: start + payload.replace('self.', 'theme=1;self.') }),
      /sets another global/,
    ],
    [
      'a script from another origin',
      pageOf({ content: '<script src="https://x.example/a.js"></script>' }),
      /x\.example/,
    ],
    ['a missing payload', pageOf({ payload: start }), /found \d rows? and \d entries/],
    ['no entry, as where a file has it', pageOf({ entry: chunk('main') }), /0 entries/],
    ['two entries', pageOf({ entry: entry + entry }), /2 rows and 2 entries/],
    ['an entry that is not data', pageOf({ entry: '<script>TURBOPACK.push(() => {})</script>' }), /as JSON/],
    ['an event handler', pageOf({ content: '<a href="/" onclick="go()">Go</a>' }), /onclick/],
  ])('%s', (_, html, message) => {
    for (const page of [options, hydrated]) {
      expect(() => finishPage(html, page)).toThrow(OutputError);
      expect(() => finishPage(html, page)).toThrow(message);
      expect(() => finishPage(html, page)).toThrow(/^server\/app\/faq\.html: /);
    }
  });

  it('a hydrated page without the site script', () => {
    expect(() => finishPage(pageOf({ site: '' }), hydrated)).toThrow(/expected the site script/);
  });
});
