/** @jest-environment node */
import { answersOf } from '@/scripts/self-host/answers.mjs';
import { nginxParts, shelvesOf } from '@/scripts/self-host/nginx.mjs';

const regex = (source: string) => `^${source}$`;
const security = { source: '/:path*', regex: '^/.*$', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] };
const prerendered = {
  routeType: 'page',
  initialRevalidateSeconds: false,
  compute: 'static',
  response: 'complete',
  experimentalBypassFor: [
    { type: 'header', key: 'next-action' },
    { type: 'header', key: 'content-type', value: 'multipart/form-data;.*' },
  ],
  allowHeader: ['host', 'x-prerender-revalidate'],
};

type Build = Parameters<typeof answersOf>[0];

/** A small build: two pages, a feed, a script. Each test changes what it is about. */
function build(
  changes: { routes?: object; prerender?: object; meta?: object } & Record<string, unknown> = {},
) {
  const { routes, prerender, meta, ...others } = changes;
  return {
    routes: {
      version: 3,
      basePath: '',
      caseSensitive: false,
      redirects: [],
      rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      headers: [security],
      rsc: { varyHeader: 'rsc, next-router-prefetch' },
      ...routes,
    },
    prerender: { version: 4, routes: { '/': prerendered, '/faq': prerendered }, ...prerender },
    functions: { functions: { '/_middleware': { matchers: [{ regexp: '^/inventory(?:/.*)?$' }] } } },
    metaOf: () => ({ headers: { 'x-nextjs-prerender': '1', 'x-next-cache-tags': '_N_T_/faq' }, ...meta }),
    proxyLetsPass: () => false,
    files: { publicFiles: ['site.js'], staticFiles: ['chunks/a.js', 'media/f.woff2'] },
    typeOf: (file: string) =>
      file.endsWith('.js') ? 'application/javascript; charset=UTF-8' : `font/${file.split('.').pop()}`,
    previewCookies: ['__prerender_bypass'],
    forever: 's-maxage=31536000',
    ...others,
  } as unknown as Build;
}

type Header = { name: string; value: string; cases: unknown[] };
type Answer = { address: string; kind: string; type: string; headers: Header[]; compressed: boolean };

const headersOf = (given: Build, address: string) => {
  const answer = (answersOf(given).answers as Answer[]).find((it) => it.address === address);
  return Object.fromEntries(answer?.headers.map(({ name, value }) => [name.toLowerCase(), value]) ?? []);
};
const whyLeft = (given: Build) =>
  Object.fromEntries(
    (answersOf(given).left as { address: string; why: string }[]).map(({ address, why }) => [address, why]),
  );
const rule = (source: string, headers: Record<string, string>, more: object = {}) => ({
  source,
  regex: regex(source),
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  ...more,
});

describe('what nginx may answer', () => {
  it('is every prerendered page and every file, with the headers Next would send', () => {
    expect(headersOf(build(), '/faq')).toEqual({
      'x-nextjs-prerender': '1',
      'cache-control': 's-maxage=31536000',
      vary: 'rsc, next-router-prefetch, Accept-Encoding',
      'x-frame-options': 'DENY',
    });
    expect(headersOf(build(), '/_next/static/chunks/a.js')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
    });
    expect(headersOf(build(), '/_next/static/media/f.woff2')).not.toHaveProperty('vary');
    expect(whyLeft(build())).toEqual({});
  });

  it('takes the later of two rules for one header, whatever its case, and only where the rule is for the page', () => {
    const given = build({
      routes: {
        headers: [
          security,
          rule('/faq', { 'x-frame-options': 'SAMEORIGIN', 'Cache-Control': 'no-store' }),
          rule('/FAQ', { 'X-Robots-Tag': 'noindex' }),
        ],
      },
    });
    expect(headersOf(given, '/faq')).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      // Next regards no case either.
      'x-robots-tag': 'noindex',
    });
    expect(headersOf(given, '/')).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(headersOf(given, '/')).not.toHaveProperty('x-robots-tag');
  });

  it.each([
    ['is drawn anew in a while', { ...prerendered, initialRevalidateSeconds: 60 }, {}, /drawn anew while/],
    [
      'depends on a tag',
      prerendered,
      { headers: { 'x-next-cache-tags': '_N_T_/faq,inventory' } },
      /"inventory"/,
    ],
    ['has a part drawn per request', { ...prerendered, response: 'partial' }, {}, /drawn per request/],
    ['is a postponed page', prerendered, { postponed: 'x' }, /drawn per request/],
    ['is the page for what is missing', { ...prerendered, initialStatus: 404 }, {}, /status is 404/],
    ['is the page for failures', prerendered, { status: 500 }, /status is 500/],
  ])('is no page that %s', (_, route, meta, why) => {
    const given = build({ prerender: { routes: { '/faq': route } }, meta });
    expect(whyLeft(given)['/faq']).toMatch(why);
    expect(headersOf(given, '/faq')).toEqual({});
  });

  it('is nothing that a redirect, a rewrite or proxy.ts answers', () => {
    const moved = { redirects: [{ source: '/faq', regex: regex('/faq') }] };
    expect(whyLeft(build({ routes: moved }))).toEqual({ '/faq': expect.stringMatching(/redirect/) });
    const rewritten = { rewrites: { beforeFiles: [{ regex: regex('/faq') }] } };
    expect(whyLeft(build({ routes: rewritten }))).toEqual({ '/faq': expect.stringMatching(/rewrite/) });
    const brands = {
      prerender: { routes: { '/inventory/bmw': prerendered, '/inventory/lada': prerendered } },
    };
    const proxyLetsPass = (address: string) => address.endsWith('bmw');
    expect(whyLeft(build({ ...brands, proxyLetsPass }))).toEqual({
      '/inventory/lada': 'proxy.ts answers it',
    });
  });

  it('is nothing whose address nginx might confuse with another', () => {
    const files = { publicFiles: ['Site.js', 'a b.js', 'ü.js', 'x%2fy.js'], staticFiles: [] };
    expect(Object.keys(whyLeft(build({ files })))).toHaveLength(4);
  });
});

describe('a build with something unknown is refused', () => {
  it.each([
    ['another version', { routes: { version: 4 } }, 'expected version 3, found 4'],
    ['another version of prerendering', { prerender: { version: 5, routes: {} } }, 'expected version 4'],
    ['a base path', { routes: { basePath: '/shop' } }, 'base path'],
    ['rules for matched paths', { routes: { onMatchHeaders: [{}] } }, 'onMatchHeaders'],
    ['another kind of route', { prerender: { routes: { '/a': { routeType: 'stream' } } } }, '"stream"'],
    [
      'a bypass by cookie',
      {
        prerender: {
          routes: { '/a': { ...prerendered, experimentalBypassFor: [{ type: 'cookie', key: 'a' }] } },
        },
      },
      'bypass by "cookie"',
    ],
    ['a rule with "missing"', { routes: { headers: [rule('/faq', {}, { missing: [{}] })] } }, '"missing"'],
    [
      'a rule for a host',
      { routes: { headers: [rule('/faq', { A: 'b' }, { has: [{ type: 'host', value: 'a' }] })] } },
      'expected "has" with one header',
    ],
    [
      'a header that depends on two',
      {
        routes: {
          headers: ['a', 'b'].map((key) =>
            rule('/faq', { A: key }, { has: [{ type: 'header', key, value: '1' }] }),
          ),
        },
      },
      'several headers',
    ],
    [
      'a value made of the address',
      { routes: { headers: [{ ...rule('/:page', { Link: '</:page>' }), regex: '^/faq$' }] } },
      ':page',
    ],
    ['a type that may be compressed or not', { typeOf: () => 'model/gltf-binary' }, 'model/gltf-binary'],
  ])('%s', (_, changes, message) => {
    expect(() => answersOf(build(changes))).toThrow(message);
  });
});

describe('nginx’s configuration', () => {
  const parts = (given: Build) => {
    const { answers, toNext } = answersOf(given);
    return nginxParts(shelvesOf(answers), toNext, { folder: '/srv/site/files', next: '127.0.0.1:3000' });
  };

  it('finds each address by name, and puts what differs in a header onto another shelf', () => {
    const headers = [security, rule('/faq', { 'content-security-policy': "script-src 'self'" })];
    const { http, server } = parts(build({ routes: { headers } }));
    expect(http).toContain('    "/" "/.kept/page-1/index.html";\n    "/faq" "/.kept/page-2/faq.html";\n');
    const [first = '', second = ''] = server.split('\nlocation ^~ /.kept/').slice(1);
    expect(first).toMatch(/^page-1\/ \{\n {4}internal;[^}]*alias "\/srv\/site\/files\/page-1\/";/);
    expect(first).not.toContain('content-security-policy');
    expect(second).toContain(`add_header content-security-policy "script-src 'self'";`);
    expect(second).toContain('add_header X-Frame-Options "DENY";');
  });

  it('gives a file its date and its parts, and a page neither, as Next does', () => {
    const [page = '', file = ''] = parts(build()).server.split('\nlocation ^~ /.kept/').slice(1);
    expect(page).toContain('    max_ranges 0;\n    add_header Last-Modified "";\n');
    expect(file).toMatch(/^public-2\//);
    expect(file).not.toMatch(/max_ranges|Last-Modified/);
  });

  it('hands requests with the headers and cookies of Next’s own to Next', () => {
    const { http } = parts(build());
    expect(http).toContain(
      'map "$request_method $http_next_action$http_next_router_prefetch$http_rsc$http_x_prerender_revalidate$cookie___prerender_bypass$site_special_1" $site_only_next {',
    );
    expect(http).toContain(
      'map $http_content_type $site_special_1 {\n    default "";\n    "~^multipart/form-data;.*$" 1;',
    );
  });

  it('lets a header depend on the request: the last rule that fits wins', () => {
    const has = (value: string) => ({ has: [{ type: 'header', key: 'Sec-CH-UA-Mobile', value }] });
    const headers = [
      rule('/faq', { Rules: '"press"' }),
      rule('/faq', { Rules: '"any"' }, has('.*')),
      rule('/faq', { Rules: '"hover"' }, has('\\?0')),
    ];
    const { http, server } = parts(build({ routes: { headers } }));
    expect(http).toContain(
      [
        'map $http_sec_ch_ua_mobile $site_header_1 {',
        '    default "\\"press\\"";',
        '    "~^\\\\?0$" "\\"hover\\"";',
        '    "~^.*$" "\\"any\\"";',
        '}',
      ].join('\n'),
    );
    expect(server).toContain('add_header Rules $site_header_1;');
  });

  it('refuses a value that nginx would read as something else', () => {
    for (const value of ['a $b', 'a\nb'])
      expect(() => parts(build({ routes: { headers: [rule('/faq', { A: value })] } }))).toThrow('line break');
  });
});
