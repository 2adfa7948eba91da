/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { home } from '@/lib/content/home';
import { missingVariables } from '@/lib/env/missing';
import { parseEnv } from '@/lib/env/schema';
import { parseRows } from '@/lib/inventory/row';
import { fail, ok, todo } from '@/scripts/lib/launch-check/check-result.mjs';
import { type Row, reminders, runChecks } from '@/scripts/lib/launch-check/checks.mjs';
import { painter, rowText, urgentFirst } from '@/scripts/lib/launch-check/report.mjs';
import {
  business,
  type Changes,
  FakeSite,
  paths,
  type Reply,
  routes,
  siteUrl,
} from '@/tests/support/fake-site';

type Facts = Record<string, unknown>;

const fake = new FakeSite();
beforeAll(() => fake.start());
afterAll(() => fake.stop());

async function check(changes: Changes = {}, facts: Facts = {}): Promise<Row[]> {
  fake.changes = changes;
  return runChecks({
    url: fake.url,
    environment: 'local',
    business,
    businessData: business.data,
    parseRows,
    routes,
    paths,
    variables: {
      NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'public',
      NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example',
    },
    parseEnv,
    missingVariables,
    placeholders: [],
    database: { url: fake.url, key: 'public' },
    maxRows: 50_000,
    formUrl: fake.url,
    ...facts,
  });
}

const placeholder = { file: 'content/business.ts', line: 7, text: "name: 'Example'", what: 'is an example' };
const inventory = '/rest/v1/inventory_2025';
const writes = '/rest/v1/rpc/inventory_writes_allowed';
const json = { 'content-type': 'application/json' };
const plain = `script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`;

const edit = (replacements: Record<string, string>) => (reply: Reply) => ({
  body: Object.entries(replacements).reduce((body, [from, to]) => body.replaceAll(from, to), reply.body),
});
const withHeader = (name: string, value: string) => (reply: Reply) => ({
  headers: { ...reply.headers, [name]: value },
});

type Findings = Record<string, [status: Row['status'], ...texts: string[]]>;
/** Every row that is not named here must be ok. */
const sites: [description: string, changes: Changes, facts: Facts, expected: Findings][] = [
  ['one that is ready', {}, {}, {}],
  [
    'mistakes in its pages and a wrong key',
    {
      '/inventory/bmw': { status: 500 },
      '/faq': edit({
        [`href="${siteUrl}`]: 'href="https://x.com',
        'Page /faq': 'Page /about',
        h1: 'h2',
        '/about#top': '/gone',
        '{': '',
        'mailto:a@b.c': 'mailto:x@y.z',
        ' data-conversion="call"': '',
      }),
      '/blog/a-guide': edit({ '/about#top': '/about#end' }),
      '/about': edit({ ' nonce="n1"': '', 'og:image': '' }),
      '/': edit({ AutomotiveBusiness: 'AutoDealer', trade_in: '' }),
      '/inventory': edit({ ' data-conversion="apply_click"': '' }),
      '/og.png': { status: 404 },
      [inventory]: { status: 401, headers: json, body: '{"message":"Invalid API key"}' },
    },
    {},
    {
      Inventory: ['fail', '401 Invalid API key'],
      Photos: ['fail', 'could not be checked: 401 Invalid API key'],
      Pages: ['fail', '/inventory/bmw (500)'],
      'Canonical URLs': ['fail', `/faq: https://x.com/faq, expected ${siteUrl}/faq`],
      Titles: ['fail', '/faq: the title of another page, "Page /about"', '/faq: 0 h1 headings'],
      'Contact details': ['fail', 'telephone: undefined', '/faq: a link to mailto:x@y.z'],
      Links: ['fail', '/gone (404), linked from /faq', '/about#end, linked from /blog/a-guide'],
      Sitemap: ['fail', '/inventory/bmw should not be in it'],
      'Structured data': ['fail', '/faq: SyntaxError', '/: no AutomotiveBusiness'],
      'Share images': ['fail', '/about: og:image is ""', '/og.png (404)'],
      Scripts: ['fail', '/about: its policy blocks 1 inline scripts'],
      Conversions: [
        'fail',
        '/faq: the link to tel:+12015550123 has no',
        '/inventory: the link to /apply?make=x has no',
        '/: no element has data-conversion="trade_in"',
      ],
    },
  ],
  [
    'mistakes of its server and services',
    {
      '/about': withHeader('x-frame-options', ''),
      '/': withHeader('content-security-policy', "script-src 'unsafe-eval' 'nonce-n1'"),
      '/apply': withHeader('content-security-policy', "script-src 'nonce-n1'"),
      '/inventory/vw': { status: 307 },
      '/inventory-debug': edit({ noindex: '' }),
      '/launch-check-no-such-page': { body: 'Not found' },
      '/blog/launch-check-no-such-page': { status: 200 },
      '/robots.txt': { status: 404 },
      '/sitemap.xml': edit({
        '/blog/a-guide': '',
        '/about': '/faq',
        [`${siteUrl}/apply`]: 'http://localhost/apply',
      }),
      '/site.js': { body: '' },
      '/widget/form/a1': withHeader('x-frame-options', 'DENY'),
      '/widget/form/v1': { status: 404 },
      '/photo.svg': { status: 404 },
      [inventory]: withHeader('content-range', '*/0'),
      [writes]: { body: '["UPDATE","DELETE"]' },
      '/api/revalidate': { status: 200 },
    },
    {
      business: { ...business, leadForms: { apply: 'a1', credit: undefined, vehicle: 'v1' } },
      placeholders: [placeholder],
    },
    {
      Placeholders: ['todo', "content/business.ts:7  name: 'Example'"],
      Redirects: ['fail', '/inventory/vw: 307 to'],
      '404 pages': ['fail', '/blog/launch-check-no-such-page: 200', 'not the 404 page of the site'],
      'Search engines': ['fail', '/robots.txt (404)', '/inventory-debug is not noindex'],
      Sitemap: [
        'fail',
        `${siteUrl}/blog/a-guide is missing`,
        `${siteUrl}/faq is in it twice`,
        'http://localhost/apply should not be in it',
      ],
      'Security headers': [
        'fail',
        "no 'unsafe-eval'",
        '/about and 0 more: x-frame-options: expected DENY',
        '/apply: content-security-policy: frame-src does not allow http://127.0.0.1',
      ],
      Conversions: ['fail', '/site.js does not report'],
      'Hosted forms': ['fail', 'apply: the provider does not let', 'vehicle: http'],
      Inventory: ['fail', 'no vehicles'],
      'Write access': ['fail', 'visitors may UPDATE, DELETE'],
      Photos: ['todo', 'row 1: /photo.svg (404, '],
      Webhook: ['fail', '200, expected 401'],
    },
  ],
  [
    'a production site that is not configured',
    {
      '/robots.txt': { body: 'User-agent: *\nDisallow: /\nSitemap: https://x.com/sitemap.xml' },
      '/': withHeader('x-robots-tag', 'noindex'),
      '/api/revalidate': { status: 503 },
    },
    { environment: 'production', variables: {}, placeholders: [placeholder], database: null, formUrl: null },
    {
      Placeholders: ['fail', "content/business.ts:7  name: 'Example'"],
      Variables: ['fail', 'NEXT_PUBLIC_SUPABASE_URL: without it'],
      'Site URL': ['fail', `content/business.ts has ${siteUrl}`],
      Redirects: ['fail', 'expected 308 to'],
      'Search engines': [
        'fail',
        'disallows everything',
        '/ is noindex',
        `names https://x.com/sitemap.xml, expected ${siteUrl}`,
      ],
      Sitemap: ['fail', `${siteUrl} should not be in it`],
      'Hosted forms': ['fail', 'no form provider is known'],
      Inventory: ['fail', 'no database is known'],
      'Write access': ['fail', 'no database is known'],
      Photos: ['fail', 'no database is known'],
      Webhook: ['todo', 'not configured'],
    },
  ],
  [
    'a preview with a plain page and a broken photo',
    {
      '/photo.svg': { status: 404 },
      [writes]: { status: 404, headers: json, body: '{"message":"Could not find the function"}' },
      '/faq': withHeader('content-security-policy', plain),
    },
    { environment: 'preview', variables: { NEXT_PUBLIC_LEAD_FORM_URL: 'x' } },
    {
      Variables: ['fail', 'NEXT_PUBLIC_LEAD_FORM_URL: expected'],
      'Search engines': ['fail', '/ is not noindex'],
      'Plain pages': ['todo', '/faq', 'docs/upgrading-next.md'],
      'Write access': ['todo', 'Could not find the function', 'pg_policies'],
      Photos: ['fail', 'row 1: /photo.svg (404, '],
    },
  ],
  [
    'a hidden preview whose database is paused',
    {
      '*': withHeader('x-robots-tag', 'noindex'),
      [inventory]: { status: 503, headers: {}, body: 'paused' },
      '/api/revalidate': { status: 503 },
    },
    { environment: 'preview', business: { ...business, siteUrl: 'http://x.com', leadForms: {} } },
    {
      'Site URL': ['fail', 'siteUrl must start with https://'],
      'Canonical URLs': ['fail', 'expected http://x.com'],
      Inventory: ['fail', '503 paused'],
      Photos: ['fail', '503 paused'],
    },
  ],
];

describe('launch:check', () => {
  it.each(sites)(
    'finds what is wrong with %s',
    async (_, changes, facts, expected) => {
      const rows = await check(changes, facts);
      expect(Object.fromEntries(rows.map(({ name, status }) => [name, status]))).toEqual(
        Object.fromEntries(rows.map(({ name }) => [name, expected[name]?.[0] ?? 'ok'])),
      );
      for (const { name, message, lines, fix } of rows) {
        const [, ...texts] = expected[name] ?? [];
        for (const text of texts) expect([message, ...lines, fix].join('\n')).toContain(text);
      }
      expect([...fake.databaseMethods].filter((method) => method !== 'GET')).toEqual([]);
    },
    30_000,
  );

  it('can report a problem in every row', async () => {
    const names = (await check({}, { paths: ['/'] })).map(({ name }) => name);
    expect(new Set(sites.flatMap(([, , , expected]) => Object.keys(expected)))).toEqual(
      new Set(names.filter((name) => name !== 'Home page')),
    );
  });

  it.each([
    [40_000, 'ok', '1 vehicles'],
    [40_001, 'todo', '40,001 rows: near the limit of 50,000'],
    [50_001, 'fail', '50,001 rows: more than 50,000 are not shown'],
  ])('reports an inventory of %i rows as %s', async (count, status, text) => {
    const rows = await check({ [inventory]: withHeader('content-range', `0-0/${count}`) });
    const row = rows.find(({ name }) => name === 'Inventory');
    expect(row?.status).toBe(status);
    expect(JSON.stringify(row)).toContain(text);
  });

  it('names the rows that the site does not show', async () => {
    const body = JSON.stringify([
      { id: 7, brand: 'Kia', model: 'EV6', year: 2025, img: null },
      { id: 8, brand: 'Kia', model: '', year: 2025, img: null },
      { id: 9, brand: 'Kia', model: 'EV9', year: 'soon', img: null },
    ]);
    const rows = await check({ [inventory]: (reply) => ({ ...reply, body }) });
    expect(rows.find(({ name }) => name === 'Inventory')).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/^1 vehicles .* 2 rows that are not shown$/),
      lines: ['row 8: model: expected some text', 'row 9: year: expected a year such as 2025'],
    });
  });

  it.each<[changes: Changes, facts: Facts, found: string]>([
    [{ '/': { status: 502 } }, {}, '(502)'],
    [
      { '/': { status: 308, headers: { location: 'https://x.com/' } } },
      { environment: 'production' },
      '--url https://x.com',
    ],
    [{ '/': { status: 401 } }, { environment: 'preview' }, 'Deployment Protection'],
    [{}, { url: 'http://127.0.0.1:9' }, 'npm run local'],
  ])('stops without a home page: %j', async (changes, facts, found) => {
    const last = (await check(changes, facts)).at(-1);
    expect(last).toMatchObject({ name: 'Home page', status: 'fail' });
    expect(`${last?.message} ${last?.fix}`).toContain(found);
  });

  it('says in words that a domain has no address', async () => {
    const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    const row = (await check({}, { url: 'https://new.example', environment: 'production' })).at(-1);
    expect(row?.message).toContain('the name does not resolve');
    expect(row?.fix).toContain('DNS records');
  });
});

describe('the report', () => {
  it('begins with what failed, then what is to do', () => {
    const rows: Row[] = [ok('a'), todo('b', ''), fail('c'), ok('d')].map((result) => ({
      name: 'Any',
      ...result,
    }));
    expect(urgentFirst(rows).map(({ message }) => message)).toEqual(['c', 'b', 'a', 'd']);
  });

  const failed: Row = { name: 'Photos', ...fail('broken', 'replace', ['a', 'b']) };
  const terminal = painter({ isTTY: true }, {});
  const file = painter({ isTTY: false }, {});

  it('has the status, every line and the fix of a row, in color on a terminal unless NO_COLOR is set', () => {
    expect(rowText(failed, file).replace(/ +/g, ' ')).toBe(' FAIL Photos broken\n a\n b\n → replace');
    expect(rowText({ ...failed, lines: Array(50).fill('x') }, file)).toContain('and 10 more');
    expect(rowText(failed, terminal)).toContain('\u001b[31mFAIL');
    expect(rowText(failed, painter({ isTTY: true }, { NO_COLOR: '1' }))).toBe(rowText(failed, file));
  });
});

describe('the command', () => {
  const launchCheck = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/launch-check.mjs', ...args], { encoding: 'utf8' });

  it.each([
    ['--fast', "Unknown option '--fast'"],
    ['--url=example', 'expected a URL'],
  ])('refuses %s with exit code 2 and prints the usage', (option, message) => {
    const { status, stderr } = launchCheck(option);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run launch:check -- --url');
  });

  it('reports a site that does not respond as JSON, with exit code 1', () => {
    const { status, stdout } = launchCheck('--json', '--url', 'http://127.0.0.1:9');
    expect(status).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ environment: 'local', reminders: reminders(home.stats) });
    // Other checks may fail as well, depending on the content.
    expect(report.failed).toBeGreaterThanOrEqual(1);
    expect(report.rows.at(-1)).toMatchObject({
      name: 'Home page',
      fix: expect.stringContaining('npm run local'),
    });
  });
});
