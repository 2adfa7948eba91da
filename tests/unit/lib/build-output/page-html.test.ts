import { BOOTSTRAP_DATA_ID, type Framework } from '@/lib/build-output/bootstrap-data';
import { OutputError } from '@/lib/build-output/output-error';
import { finishPage } from '@/lib/build-output/page-html';

const chunk = (name: string, how = 'async') =>
  `<script src="/_next/static/chunks/${name}.js" ${how}=""></script>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1a_-.js"/>';
const siteScript = '<script defer="" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"BlogPosting"}</script>';
const entry =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1a_-.js"],"runtimeModuleIds":[94553]});</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const payload = '<script>self.__next_f.push([1,"1:\\"\\u003c/script>\\"\\n"])</script>';

/** A page as Next 16.4 writes it, its parts replaceable one by one. */
function page(
  parts: Partial<Record<'head' | 'content' | 'site' | 'entry' | 'start' | 'payload' | 'end', string>> = {},
) {
  const it = {
    head: preload + chunk('turbopack-2u1') + chunk('2_fx~.k') + chunk('0cz1', 'noModule'),
    content: `<main><h1>Questions</h1>${jsonLd}</main>`,
    site: siteScript,
    entry,
    start,
    payload,
    end: '</body></html>',
    ...parts,
  };
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${it.head}</head><body>${it.content}${it.site}${it.entry}${chunk('1a_-')}${it.start}${it.payload}${it.end}`;
}
const styles = (address: string) => `/* ${address} */ a{src:url(../media/a.woff2)}`;
let kept: string[] = [];
const keep = (text: string) => `/_next/static/payload/${kept.push(text)}.json`;
const bare = { file: 'server/app/faq.html', islands: false, styles, keep };
beforeEach(() => {
  kept = [];
});

describe('a page without islands', () => {
  it('keeps its content, structured data and the site script, carries its styles, and has nothing of the framework', () => {
    expect(finishPage(page(), bare)).toBe(
      `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>/* /_next/static/chunks/a.css */ a{src:url(/_next/static/chunks/../media/a.woff2)}</style></head><body><main><h1>Questions</h1>${jsonLd}</main>${siteScript}</body></html>`,
    );
    expect(kept).toEqual([]);
  });

  it('may be the one page that has no site script, when this is said', () => {
    expect(finishPage(page({ site: '' }), { ...bare, siteScript: false })).not.toContain('<script defer');
  });
});

describe('a page with islands', () => {
  const finish = () => finishPage(page(), { ...bare, file: 'server/app/index.html', islands: true });

  it('carries what starts the framework as data, whole and in order, the payload as a file beside it', () => {
    const block = new DOMParser().parseFromString(finish(), 'text/html').getElementById(BOOTSTRAP_DATA_ID);
    expect(block?.getAttribute('type')).toBe('application/json');
    expect(JSON.parse(block?.textContent ?? '') as Framework).toEqual({
      scripts: [
        '/_next/static/chunks/turbopack-2u1.js',
        '/_next/static/chunks/2_fx~.k.js',
        '/_next/static/chunks/1a_-.js',
      ],
      entry: { otherChunks: ['static/chunks/1a_-.js'], runtimeModuleIds: [94553] },
      payload: '/_next/static/payload/1.json',
    });
    expect(kept.map((text) => JSON.parse(text))).toEqual([[[0], [1, '1:"</script>"\n']]]);
  });

  it('has no script that runs but the site script', () => {
    const scripts = [...new DOMParser().parseFromString(finish(), 'text/html').scripts];
    expect(scripts.filter((script) => !script.type).map((script) => script.getAttribute('src'))).toEqual([
      '/site.js',
    ]);
  });
});

describe('output that is not known is refused, naming the file and what was expected', () => {
  it.each([
    [
      'an unknown inline script',
      page({ content: '<script>hello()</script>' }),
      /neither the site's.*hello\(\)/,
    ],
    [
      'a script from elsewhere',
      page({ content: '<script src="https://x.example/a.js" async=""></script>' }),
      /x\.example/,
    ],
    ['a missing payload', page({ payload: '' }), /expected the inline payload, found none/],
    [
      'a payload that is no JSON',
      page({ payload: '<script>self.__next_f.push([1,hello])</script>' }),
      /expected JSON/,
    ],
    [
      'a payload in another form',
      page({ payload: '<script>self.__next_g.push([1,"a"])</script>' }),
      /__next_g/,
    ],
    ['a missing start of the payload', page({ start: '' }), /start of the payload 1 time\(s\), found 0/],
    ['a missing entry', page({ entry: '' }), /entry 1 time\(s\), found 0/],
    ['two entries', page({ entry: entry + entry }), /entry 1 time\(s\), found 2/],
    ['an entry in another form', page({ entry: '<script id="_R_">start()</script>' }), /start\(\)/],
    ['a missing site script', page({ site: '' }), /site script 1 time\(s\), found 0/],
    [
      'chunks in another form',
      page({ head: '<script src="/_next/static/chunks/a.js" type="module"></script>' }),
      /type="module"/,
    ],
    [
      'a preload in another form',
      page({ head: `${chunk('a')}<link rel="modulepreload" href="/_next/static/chunks/a.js"/>` }),
      /is left after the framework was taken out/,
    ],
    ['an event handler in the markup', page({ content: '<a href="/" onclick="go()">Go</a>' }), /onclick/],
    [
      'a style sheet in another form',
      page().replace(' data-precedence="next"', ''),
      /expected its style sheets/,
    ],
    ['a page that goes on after its end', page({ end: '</body></html><!-- more -->' }), /at its end/],
    ['a page that was finished before', finishPage(page(), bare), /entry 1 time\(s\), found 0/],
  ])('%s', (_, html, message) => {
    expect(() => finishPage(html, bare)).toThrow(OutputError);
    expect(() => finishPage(html, bare)).toThrow(message);
    expect(() => finishPage(html, bare)).toThrow(/^server\/app\/faq\.html: /);
  });
});
