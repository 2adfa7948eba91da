import { inParallel, isNoindex, request, sitemapEntries } from '../crawler.mjs';
import { checkResult, fail, ok, todo } from './check-result.mjs';

/** @type {[header: string, pattern: RegExp, expected: string][]} */
const REQUIRED_HEADERS = [
  ['content-security-policy', /\bscript-src /, 'a policy with script-src'],
  ['content-security-policy', /^((?!'unsafe-eval').)*$/, "no 'unsafe-eval'"],
  ['content-security-policy', /\bobject-src 'none'/, "object-src 'none'"],
  ['content-security-policy', /\bbase-uri '(self|none)'/, "base-uri 'self'"],
  ['content-security-policy', /\bframe-ancestors /, 'frame-ancestors'],
  ['cross-origin-opener-policy', /^same-origin$/, 'same-origin'],
  ['cross-origin-resource-policy', /^same-(origin|site)$/, 'same-origin'],
  ['x-permitted-cross-domain-policies', /^none$/, 'none'],
  ['x-frame-options', /^(deny|sameorigin)$/i, 'DENY'],
  ['x-content-type-options', /^nosniff$/, 'nosniff'],
  ['referrer-policy', /^(?!unsafe-url)./, 'a value other than unsafe-url'],
  ['permissions-policy', /./, 'a value'],
  ['x-powered-by', /^$/, 'none'],
];

/** @param {import('./checks.mjs').CrawledPage | undefined} page @param {string} directive of its Content-Security-Policy */
export function policySources(page, directive) {
  const policy = page?.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

/**
 * Checks of what the server responds: status codes, redirects, headers, files for search engines.
 * @type {Record<string, (site: import('./checks.mjs').Site) => Promise<import('./checks.mjs').CheckResult>>}
 */
export const serverChecks = {
  async Pages({ paths, crawled }) {
    const problems = paths.map((path) => {
      const page = crawled.get(path);
      return page?.status === 200 ? null : `${path} (${page?.error || page?.status})`;
    });
    const good = `all ${paths.length} respond`;
    return checkResult(problems, { good, bad: 'without status 200', fix: 'see the log of the server' });
  },

  async Redirects({ url, environment, routes }) {
    const expected = [
      { from: `${url}${routes.inventory}/BMW`, to: `${url}${routes.brand('bmw')}` },
      { from: `${url}${routes.inventory}/vw`, to: `${url}${routes.brand('volkswagen')}` },
      { from: `${url}${routes.about}/`, to: `${url}${routes.about}` },
    ];
    if (environment === 'production')
      expected.push({ from: url.replace('https:', 'http:'), to: `${url.replace('http:', 'https:')}/` });
    const problems = await inParallel(expected, async ({ from, to }) => {
      const { status, headers, error } = await request(from);
      const target = new URL(headers.get('location') ?? '', from).href;
      if ([301, 308].includes(status) && target === to) return null;
      return `${from}: ${error || `${status} to ${target}`}, expected 308 to ${to}`;
    });
    return checkResult(problems, { good: 'other spellings of a URL redirect to the page', bad: 'wrong' });
  },

  async '404 pages'({ url, routes }) {
    const slug = 'launch-check-no-such-page';
    const problems = await inParallel([`/${slug}`, routes.guide(slug), routes.brand(slug)], async (path) => {
      const { status, text, error } = await request(url + path);
      if (status !== 404) return `${path}: ${error || status}, expected 404`;
      const isOwnPage = path !== `/${slug}` || text.includes('Oops! Page not found');
      return isOwnPage ? null : `${path}: not the 404 page of the site`;
    });
    return checkResult(problems, { good: 'unknown URLs respond with 404', bad: 'wrong' });
  },

  async 'Search engines'({ url, environment, business, routes, crawled }) {
    const { status, text, error } = await request(`${url}/robots.txt`);
    /** @param {string} path */
    const isHidden = (path) =>
      isNoindex(/** @type {import('./checks.mjs').CrawledPage} */ (crawled.get(path)));
    const named = /^\s*sitemap:\s*(\S+)/im.exec(text)?.[1];
    const problems = [];
    if (status !== 200) problems.push(`/robots.txt (${error || status})`);
    if (!isHidden(routes.inventoryDebug)) problems.push(`${routes.inventoryDebug} is not noindex`);
    if (environment === 'preview' && !isHidden(routes.home))
      problems.push('/ is not noindex, as a preview must be');
    if (environment === 'production') {
      if (/^\s*disallow:\s*\/\s*$/im.test(text)) problems.push('/robots.txt disallows everything');
      if (isHidden(routes.home)) problems.push('/ is noindex: no search engine will list the site');
      if (named !== `${business.siteUrl}/sitemap.xml`)
        problems.push(`/robots.txt names ${named}, expected ${business.siteUrl}/sitemap.xml`);
    }
    return checkResult(problems, {
      good: isHidden(routes.home) ? 'not indexed, as on every preview' : 'allowed, except on the debug page',
      bad: 'wrong for this environment',
      fix: 'VERCEL_ENV decides: production is indexable, a preview is not',
    });
  },

  async Sitemap({ url, environment, business: { siteUrl }, indexable }) {
    const fix = 'npm run build writes it from the routes';
    const { status, text, error } = await request(`${url}/sitemap.xml`);
    if (status !== 200) return fail(`/sitemap.xml (${error || status})`, fix);
    const listed = sitemapEntries(text).map((entry) => entry.url.replace(/\/$/, ''));
    if (environment === 'preview') return ok(`${listed.length} URLs (not for search engines on a preview)`);
    const expected = indexable.map(({ path }) => `${siteUrl}${path}`.replace(/\/$/, ''));
    const problems = [
      ...expected.filter((page) => !listed.includes(page)).map((page) => `${page} is missing`),
      ...listed.filter((page) => !expected.includes(page)).map((page) => `${page} should not be in it`),
      ...listed.filter((page, at) => listed.indexOf(page) !== at).map((page) => `${page} is in it twice`),
    ];
    return checkResult(problems, {
      good: `${listed.length} URLs, exactly the indexable pages`,
      bad: 'differences from the indexable pages',
      fix,
    });
  },

  async 'Security headers'({ url, routes, formUrl, crawled, pages }) {
    const required = [...REQUIRED_HEADERS];
    if (url.startsWith('https:'))
      required.push(['strict-transport-security', /max-age=\d{7,}/, 'a max-age of months']);
    const problems = required.map(([name, pattern, expected]) => {
      const [first, ...more] = pages.filter(({ headers }) => !pattern.test(headers.get(name) ?? ''));
      return first ? `${first.path} and ${more.length} more: ${name}: expected ${expected}` : null;
    });
    const frames = policySources(crawled.get(routes.apply), 'frame-src');
    if (formUrl && !frames.includes(new URL(formUrl).origin))
      problems.push(`${routes.apply}: content-security-policy: frame-src does not allow ${formUrl}`);
    return checkResult(problems, { good: 'present on every page', bad: 'missing or wrong' });
  },

  async Webhook({ url, environment }) {
    const { status, error } = await request(`${url}/api/revalidate`, { method: 'POST' });
    const fix = 'docs/operations.md, "Webhook"';
    if (status === 401) return ok('refuses requests without the secret');
    if (status !== 503)
      return fail(`POST /api/revalidate without the secret: ${error || status}, expected 401`, fix);
    return environment === 'production'
      ? todo('not configured: changes show only after INVENTORY_REVALIDATE_SECONDS', fix)
      : ok('closed: no REVALIDATE_SECRET is set');
  },
};
