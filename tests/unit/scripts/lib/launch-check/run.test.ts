/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Facts, Row } from '@/scripts/lib/launch-check/check';
import { report, runChecks } from '@/scripts/lib/launch-check/run';

const siteUrl = 'https://www.leases.example';
type Reply = { status?: number; headers?: Record<string, string>; body?: string };
const json = { 'content-type': 'application/json' };
const page = (path: string): Reply => ({
  body: `<link rel="canonical" href="${siteUrl}${path === '/' ? '' : path}">`,
});
/** A site that is ready for launch, its Supabase and its form provider on one server. */
const ready: Record<string, Reply> = {
  '/': page('/'),
  '/faq': page('/faq'),
  '/inventory': page('/inventory'),
  '/robots.txt': { body: `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml` },
  '/sitemap.xml': { body: `<urlset><url><loc>${siteUrl}</loc></url></urlset>` },
  '/widget/form/a1': {},
  '/rest/v1/inventory_2031': {
    headers: json,
    body: '[{"id":1,"brand":"Kia","model":"EV6","year":2031,"img":null}]',
  },
  '/rest/v1/rpc/inventory_writes_allowed': { headers: json, body: '[]' },
};
let replies = ready;
let url: string;
const databaseMethods = new Set<string>();
const server = createServer(({ url: requested = '', method = '' }, response) => {
  const { pathname } = new URL(requested, url);
  if (pathname.startsWith('/rest/')) databaseMethods.add(method);
  const { status = 200, headers = {}, body = '' } = replies[pathname] ?? { status: 404 };
  response.writeHead(status, { connection: 'close', ...headers }).end(body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

let mockLinks: { url: string; state: string; status?: number; parent?: string }[] = [];
jest.mock('linkinator', () => ({
  LinkChecker: class {
    check = async () => ({ links: mockLinks });
  },
}));

const placeholder = { file: 'content/business.ts', line: 7, text: "name: 'Example'", what: 'is an example' };
async function check(changes: Record<string, Reply> = {}, facts: Partial<Facts> = {}): Promise<Row[]> {
  replies = { ...ready, ...changes };
  return runChecks({
    url,
    local: true,
    business: {
      siteUrl,
      inventoryTable: 'inventory_2031',
      leadForms: { apply: 'a1', credit: undefined, vehicle: 'a1' },
    },
    due: [],
    placeholders: [],
    database: { url, key: 'public' },
    formUrl: url,
    ...facts,
  });
}

type Case = [string, Record<string, Reply>, Partial<Facts>, Record<string, [Row['status'], ...string[]]>];
const noindex = { 'x-robots-tag': 'noindex' };
/** Every row that is not named must be ok. */
const cases: Case[] = [
  ['one that is ready', {}, {}, {}],
  [
    'a production site that is not configured',
    {
      '/': { headers: noindex },
      '/robots.txt': { body: 'Disallow: /' },
      '/sitemap.xml': { status: 404 },
    },
    { local: false, placeholders: [placeholder], database: null, formUrl: null },
    {
      Placeholders: ['fail', "content/business.ts:7  name: 'Example'"],
      Domain: ['fail', `not at ${siteUrl}`, 'not redirected to https', '/ has the canonical URL none'],
      'Search engines': ['fail', '/: noindex', 'disallows everything', 'as the sitemap', 'has no page of'],
      'Hosted forms': ['fail', 'no form provider is known'],
      Inventory: ['fail', 'no database is known'],
      'Write access': ['fail', 'no database is known'],
    },
  ],
  [
    'mistakes of its services',
    {
      '/faq': page('/about'),
      '/widget/form/a1': { headers: { 'x-frame-options': 'DENY' } },
      '/rest/v1/inventory_2031': {
        headers: json,
        body: '[{"id":8,"brand":"Kia","model":"EV6","year":2031},{"id":9,"brand":"Kia","model":"","year":2031}]',
      },
      '/rest/v1/rpc/inventory_writes_allowed': { headers: json, body: '["UPDATE"]' },
    },
    { due: ['content/facts.ts:9: toll ended'] },
    {
      'Facts of guides': ['todo', '1 due', 'content/facts.ts:9: toll ended'],
      Domain: ['fail', `/faq has the canonical URL ${siteUrl}/about`],
      'Hosted forms': ['fail', 'apply: the provider does not let', 'vehicle: '],
      Inventory: ['fail', '1 rows are not shown, beside 1 vehicles at', 'row 9: model: expected some text'],
      'Write access': ['fail', 'visitors may UPDATE'],
    },
  ],
  [
    'a paused database',
    {
      '/rest/v1/inventory_2031': { status: 503, body: 'paused' },
      '/rest/v1/rpc/inventory_writes_allowed': {
        status: 404,
        headers: json,
        body: '{"message":"Could\\u001b not\\nfind it"}',
      },
    },
    {},
    {
      Inventory: ['fail', '503 paused', 'Restore'],
      'Write access': ['todo', 'Could not find it'],
    },
  ],
];

describe('launch:check', () => {
  it.each(cases)('finds what is wrong with %s, and writes nothing', async (_, changes, facts, expected) => {
    mockLinks = [];
    const rows = await check(changes, facts);
    expect(rows.map(({ name, status }) => [name, status])).toEqual(
      rows.map(({ name }) => [name, expected[name]?.[0] ?? 'ok']),
    );
    for (const row of rows) {
      for (const text of expected[row.name]?.slice(1) ?? []) expect(report([row])).toContain(text);
    }
    expect([...databaseMethods].filter((method) => method !== 'GET')).toEqual([]);
  });

  it('fails for a broken page of the site, but not for a photo of the inventory or a link to another site', async () => {
    const links = async (at: string, parent: string) => {
      mockLinks = [{ url: new URL(at, url).href, state: 'BROKEN', parent: url + parent }];
      return (await check()).find(({ name }) => name === 'Links');
    };
    for (const [at, parent] of [
      ['/photo.jpg', '/inventory'],
      ['https://dmv.example/', '/faq'],
    ] as const)
      expect(await links(at, parent)).toMatchObject({ status: 'todo' });
    expect(await links('/gone', '/faq')).toMatchObject({
      status: 'fail',
      lines: [`${url}/gone (no response), linked from ${url}/faq`],
    });
  });

  it.each<[Record<string, Reply>, Partial<Facts>, string]>([
    [{ '/': { status: 308, headers: { location: 'https://x.com/' } } }, {}, '--url https://x.com'],
    [{ '/': { status: 401 } }, {}, 'Deployment Protection'],
    [{}, { url: 'http://127.0.0.1:9', local: true }, 'npm run local'],
  ])('asks nothing more without a home page: %j', async (changes, facts, fix) => {
    const last = (await check(changes, { local: false, ...facts })).at(-1);
    expect(last).toMatchObject({ name: 'Home page', status: 'fail', fix: expect.stringContaining(fix) });
  });
});
