/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { missingVariables } from '@/lib/env/missing';
import { parseEnv } from '@/lib/env/schema';
import { checks, reminders, runChecks } from '@/scripts/lib/launch-check/checks.mjs';
import { count, painter, rowText, summary } from '@/scripts/lib/launch-check/report.mjs';
import { siteUnderCheck } from '@/scripts/lib/launch-check/site.mjs';
import { FakeSite, guides, makes, routes, siteUrl } from '@/tests/support/fake-site';

type Verdict = { name: string; status: string; says: string; lines: string[]; fix: string };
type Facts = Record<string, unknown>;

const fake = new FakeSite();
beforeAll(() => fake.start());
beforeEach(() => fake.reset());
afterAll(() => fake.stop());

const business = { siteUrl, leadForms: { apply: 'a1', credit: 'c1', vehicle: 'v1' } };
const variables = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'public',
  NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example',
};

const siteWith = (facts: Facts = {}) =>
  Object.assign(
    siteUnderCheck({
      url: fake.url,
      business,
      routes,
      makes,
      guides,
      variables,
      parseEnv,
      missingVariables,
      placeholders: [],
      paperFormIsCurrent: async () => true,
      database: { url: fake.url, key: 'public' },
      formUrl: fake.url,
    } as Parameters<typeof siteUnderCheck>[0]),
    facts,
  );

async function row(name: string, facts: Facts = {}): Promise<Verdict> {
  const check = checks.find((one: { name: string }) => one.name === name);
  if (!check) throw new Error(`no check ${name}`);
  return { name, ...(await check.run(siteWith(facts))) };
}

const production = { environment: 'production' };
const placeholder = { file: 'content/business.ts', line: 7, text: "name: 'Example'", what: 'is an example' };

describe('launch:check', () => {
  it('finds nothing on a site that is ready, production included', async () => {
    const bad = (rows: Verdict[]) => rows.filter(({ status }) => status !== 'ok');
    expect(bad(await runChecks(siteWith()))).toEqual([]);
    const own = { ...production, business: { ...business, siteUrl }, url: siteUrl };
    expect((await row('Site address', own)).status).toBe('ok');
    expect((await row('Search engines', production)).status).toBe('ok');
  });

  const failures: [name: string, says: string, defects: string[], facts?: Facts][] = [
    [
      'Placeholders',
      "content/business.ts:7  name: 'Example'",
      [],
      { ...production, placeholders: [placeholder] },
    ],
    ['Paper form', 'older than content/business.ts', [], { paperFormIsCurrent: async () => false }],
    [
      'Variables',
      'NEXT_PUBLIC_LEAD_FORM_URL: expected',
      [],
      { variables: { NEXT_PUBLIC_LEAD_FORM_URL: 'x' } },
    ],
    ['Variables', 'NEXT_PUBLIC_SUPABASE_URL: without it', [], { ...production, variables: {} }],
    ['Site', '502', ['site down']],
    ['Site', '/faq (500)', ['broken page']],
    ['Site', 'ECONNREFUSED', [], { get: async () => ({ status: 0, problem: 'ECONNREFUSED' }) }],
    ['Site address', 'begins with https://', [], { business: { siteUrl: 'http://www.dream-leases.com' } }],
    ['Site address', 'content/business.ts says https://www.dream-leases.com', [], production],
    [
      'Canonical links',
      '/faq: https://elsewhere.com/faq, expected https://www.dream-leases.com/faq',
      ['foreign canonical'],
    ],
    ['Redirects', '/inventory/vw: 307 to /inventory/volkswagen', ['passing redirect']],
    ['404 pages', '/blog/launch-check-no-such-guide: 200, expected 404', ['soft 404']],
    ['404 pages', 'not the site’s own page', ['bare 404']],
    ['Internal links', '/gone (404), linked on /', ['dead link']],
    ['Search engines', '/robots.txt (404)', ['no robots']],
    ['Search engines', '/inventory-debug is not marked noindex', ['debug listed']],
    ['Search engines', 'shuts every search engine out', ['robots shut'], production],
    ['Search engines', '/ is marked noindex', ['all hidden'], production],
    ['Search engines', 'a preview must be marked noindex', [], { environment: 'preview' }],
    [
      'Search engines',
      'names https://www.dream-leases.com/sitemap.xml sitemap, expected https://x.com',
      [],
      { ...production, business: { siteUrl: 'https://x.com' } },
    ],
    ['Sitemap', '/sitemap.xml (404)', ['no sitemap']],
    ['Sitemap', '/blog/a-guide is missing', ['page not in sitemap']],
    ['Sitemap', '/inventory-debug should not be in it', ['sitemap in parts', 'debug in sitemap']],
    ['Sitemap', 'which is not on', ['foreign sitemap']],
    ['Security headers', '/blog: permissions-policy', ['no security headers']],
    ['Security headers', 'no unsafe-inline', ['unsafe scripts']],
    ['Security headers', 'frame-src does not allow the form', ['form not allowed']],
    ['Security headers', '/: x-frame-options: expected DENY', ['no security headers']],
    ['Scripts', '/about: its own policy blocks 1 inline', ['blocked script']],
    ['Scripts', '/faq: loads the framework', ['unfinished pages']],
    ['Scripts', 'a nonce of its own', ['kept nonce']],
    ['Share pictures', '/about: no og:image', ['no share picture']],
    ['Share pictures', '/og.png (404)', ['lost share picture']],
    ['Structured data', '/faq: not valid JSON', ['broken data']],
    ['Structured data', 'says AutoDealer', ['dealer data']],
    ['Structured data', '/: no AutomotiveBusiness', ['dealer data']],
    ['Conversions', '/site.js does not report', ['silent script']],
    ['Conversions', 'the link tel:+1 is not marked', ['unmarked phone']],
    ['Conversions', 'data-conversion="trade-in"', ['unmarked trade-in']],
    ['Hosted forms', 'apply: ', ['no form']],
    ['Hosted forms', 'forbids showing this form', ['unframeable form']],
    ['Hosted forms', 'no form provider', [], { formUrl: null }],
    ['Hosted forms', 'credit: no id', [], { business: { leadForms: { apply: 'a1', credit: '' } } }],
    ['Supabase', '503 paused', ['database down']],
    ['Supabase', 'no database is known', [], { database: null }],
    ['Reading', 'Invalid API key', ['wrong key']],
    ['Reading', 'permission denied', ['unreadable']],
    ['Writing refused', 'insert: only the shape of the row', ['insert open']],
    ['Writing refused', 'insert: allowed (a dry run', ['insert open', 'loose columns']],
    [
      'Writing refused',
      'insert: allowed, and a row was stored (delete the one',
      ['insert open', 'loose columns', 'no dry run'],
    ],
    [
      'Writing refused',
      'stored (removed again)',
      ['insert open', 'delete open', 'loose columns', 'no dry run'],
    ],
    ['Writing refused', 'update: allowed', ['update open']],
    ['Writing refused', 'delete: allowed (a dry run', ['delete open']],
    ['Writing refused', 'delete: the public role may delete', ['delete open', 'no dry run']],
    [
      'Writing refused',
      'a row made for the purpose',
      ['delete open'],
      { database: { url: '', key: 'public', secret: 'secret' } },
    ],
    ['Rows', 'the inventory is empty', ['empty']],
    ['Rows', 'could not be counted', ['unreadable']],
    ['Photos', 'row 1: /photo.svg (404', ['lost photo'], { environment: 'preview' }],
    ['Photos', 'could not be listed', ['unreadable']],
    ['Webhook', 'answers 200 to a stranger', ['open webhook']],
  ];

  it.each(failures)('%s fails: %s', async (name, says, defects, facts = {}) => {
    for (const defect of defects) fake.defects.add(defect);
    const database = facts.database as { url: string } | undefined;
    if (database) facts.database = { ...database, url: fake.url };
    const before = structuredClone(fake.rows);
    const verdict = await row(name, facts);
    expect(verdict.status).toBe('fail');
    expect([verdict.says, ...verdict.lines, verdict.fix].join('\n')).toContain(says);
    if (!says.includes('delete the one')) expect(fake.rows).toEqual(before);
  });

  it('has been seen to fail in every row it has', () => {
    expect(new Set(failures.map(([name]) => name))).toEqual(
      new Set(checks.map((check: { name: string }) => check.name)),
    );
  });

  it.each([
    ['Placeholders', [], { placeholders: [placeholder] }],
    ['Photos', ['lost photo'], {}],
    ['Webhook', ['unset webhook'], production],
    ['Writing refused', ['unreadable'], {}],
  ] as [string, string[], Facts][])('%s may be left to do: %j', async (name, defects, facts) => {
    for (const defect of defects) fake.defects.add(defect);
    expect((await row(name, facts)).status).toBe('todo');
  });

  it.each([
    ['Writing refused', ['quiet policies'], {}],
    ['Writing refused', [], { database: { key: 'public', secret: 'secret' } }],
    ['Sitemap', ['sitemap in parts'], {}],
    ['Sitemap', ['all hidden'], { environment: 'preview' }],
    ['Search engines', ['all hidden'], { environment: 'preview' }],
    ['Webhook', ['unset webhook'], {}],
    ['Variables', [], { variables: {} }],
  ] as [string, string[], Facts][])('%s is fine with %j', async (name, defects, facts) => {
    for (const defect of defects) fake.defects.add(defect);
    if (facts.database) facts.database = { ...(facts.database as object), url: fake.url };
    const before = structuredClone(fake.rows);
    expect(await row(name, facts)).toMatchObject({ status: 'ok' });
    expect(fake.rows).toEqual(before);
  });

  it('stops when there is no site, and names a check that broke instead of dying of it', async () => {
    fake.defects.add('site down');
    const rows: Verdict[] = await runChecks(siteWith());
    expect(rows.at(-1)).toMatchObject({ name: 'Site', status: 'fail' });
    const broken = { name: 'Broken', run: async () => Promise.reject(new Error('oh')) };
    expect(await runChecks(siteWith(), [broken])).toMatchObject([
      { status: 'fail', says: 'could not be looked at: oh' },
    ]);
  });
});

describe('the report', () => {
  const failed = { name: 'Rows', status: 'fail', says: 'empty', lines: ['a', 'b'], fix: 'add some' };

  it('says the status in words, then every line, then what to do', () => {
    const plain = painter({ isTTY: false }, {});
    expect(
      rowText(failed, plain)
        .split('\n')
        .map((line: string) => line.trim()),
    ).toEqual(['FAIL    Rows             empty', 'a', 'b', '→ add some']);
    expect(rowText({ ...failed, lines: Array(50).fill('x') }, plain)).toContain('and 10 more');
  });

  it('is painted on a terminal only, and not there either with NO_COLOR', () => {
    expect(painter({ isTTY: true }, {})('x', 31)).toBe('\u001b[31mx\u001b[0m');
    expect(painter({ isTTY: true }, { NO_COLOR: '1' })('x', 31)).toBe('x');
    expect(painter({ isTTY: false }, {})('x', 31)).toBe('x');
  });

  it('ends with what no program can check, and the count', () => {
    expect(count([failed, { status: 'todo' }, { status: 'ok' }])).toEqual({ ok: 1, todo: 1, failed: 1 });
    const text = summary([failed], reminders, painter({}, {}));
    expect(text).toContain('"On submit"');
    expect(text).toContain('rich-results');
    expect(text).toContain('lawyer');
    expect(text).toContain('Not ready: 1 to mend.');
  });
});

describe('the command', () => {
  const launchCheck = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/launch-check.mjs', ...args], { encoding: 'utf8' });

  it('explains itself, and refuses what it does not know', () => {
    expect(launchCheck('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--url') });
    expect(launchCheck('--fast')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('"--fast" is no option'),
    });
    expect(launchCheck('--url', 'example')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--url expects'),
    });
  });

  it('as JSON says that nobody is there, and ends with 1', () => {
    const { status, stdout } = launchCheck('--json', '--url', 'http://127.0.0.1:9');
    expect(status).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ environment: 'local', failed: 1, reminders });
    expect(report.rows.at(-1)).toMatchObject({
      name: 'Site',
      status: 'fail',
      fix: expect.stringContaining('npm run local'),
    });
  });
});
