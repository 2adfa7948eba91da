import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Facts of the made-up site, in the shape that scripts/lib/launch-check/site.mjs takes. */
export const siteUrl = 'https://www.dream-leases.com';
export const routes = {
  home: '/',
  quote: '/#get-quote',
  inventory: '/inventory',
  inventoryDebug: '/inventory-debug',
  brandNotFound: '/inventory/brand-not-found',
  apply: '/apply',
  about: '/about',
  blog: '/blog',
  feed: '/feed.xml',
  faq: '/faq',
  brand: (slug: string) => `/inventory/${slug}`,
  guide: (slug: string) => `/blog/${slug}`,
};
export const makes = [{ slug: 'bmw' }, { slug: 'volkswagen' }];
export const guides = ['a-guide'];

const pages = [
  ...Object.values(routes).filter((path) => typeof path === 'string' && !path.includes('#')),
  ...makes.map(({ slug }) => routes.brand(slug)),
  ...guides.map(routes.guide),
].filter((path) => path !== routes.feed && path !== routes.brandNotFound) as string[];
const hidden = [routes.inventoryDebug];

type Row = { id: number; brand: string; model: string; year: number; img: string | null };
type Answer = { status?: number; headers?: Record<string, string>; body?: string };
const refusal = { code: '42501', message: 'permission denied for table inventory_2025' };
const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/**
 * A site, its Supabase and its form provider in one server, as launch:check expects them to be; each defect, while it
 * is in `defects`, makes one thing wrong.
 */
export class FakeSite {
  readonly defects = new Set<string>();
  url = '';
  rows: Row[] = [];
  #nonces = 0;
  #server: Server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    this.reset();
  }

  reset(): void {
    this.defects.clear();
    this.rows = [
      { id: 1, brand: 'BMW', model: 'X5', year: 2025, img: '/photo.svg' },
      { id: 2, brand: 'Kia', model: 'Niro', year: 2025, img: null },
    ];
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #has(defect: string): boolean {
    return this.defects.has(defect);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', this.url);
    if (!this.#has('kept nonce')) this.#nonces += 1;
    const { status = 200, headers = {}, body = '' } = this.#answer(request, url, text);
    response.writeHead(status, { ...this.#security(url.pathname), ...headers }).end(body);
  }

  #answer(request: IncomingMessage, url: URL, body: string): Answer {
    const path = url.pathname;
    if (path.startsWith('/rest/v1/')) return this.#rest(request, url, body);
    if (path.startsWith('/widget/form/')) return this.#form();
    if (path === '/api/revalidate')
      return { status: this.#has('open webhook') ? 200 : this.#has('unset webhook') ? 503 : 401 };
    if (path === '/site.js')
      return { body: this.#has('silent script') ? '' : 'window.gtag_report_conversion' };
    if (path === '/sitemap.xml') return this.#sitemap();
    if (path === '/sitemap-0.xml') return { body: this.#urls() };
    if (path === '/robots.txt') return this.#robots();
    if (path === '/og.png')
      return this.#has('lost share picture') ? { status: 404 } : { headers: { 'content-type': 'image/png' } };
    if (path === '/photo.svg')
      return this.#has('lost photo') ? { status: 404 } : { headers: { 'content-type': 'image/svg+xml' } };
    const moved = {
      '/inventory/BMW': '/inventory/bmw',
      '/inventory/vw': '/inventory/volkswagen',
      '/about/': '/about',
    };
    const target = moved[path as keyof typeof moved];
    if (target) return { status: this.#has('passing redirect') ? 307 : 308, headers: { location: target } };
    if (path === '/faq' && this.#has('broken page')) return { status: 500 };
    if (path === '/' && this.#has('site down')) return { status: 502 };
    if (pages.includes(path)) return { headers: { 'content-type': 'text/html' }, body: this.#page(path) };
    if (this.#has('soft 404')) return { body: 'welcome' };
    return { status: 404, body: this.#has('bare 404') ? 'Not Found' : 'Oops! Page not found' };
  }

  #security(path: string): Record<string, string> {
    if (this.#has('no security headers') || path.startsWith('/widget/')) return {};
    const nonce = path === '/inventory' ? ` 'nonce-n${this.#nonces}'` : '';
    const script = this.#has('unsafe scripts') ? "'self' 'unsafe-inline'" : `'self'${nonce}`;
    const frame = path === '/apply' && !this.#has('form not allowed') ? this.url : "'none'";
    return {
      'content-security-policy': `script-src ${script}; frame-src ${frame}; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=()',
      ...(this.#has('all hidden') && { 'x-robots-tag': 'noindex' }),
    };
  }

  #page(path: string): string {
    const canonical = this.#has('foreign canonical') ? `https://elsewhere.com${path}` : `${siteUrl}${path}`;
    const noindex = hidden.includes(path) && !this.#has('debug listed');
    const type = path === '/' ? 'AutomotiveBusiness' : path === '/faq' ? 'FAQPage' : 'BlogPosting';
    const data = this.#has('broken data')
      ? '{'
      : JSON.stringify({ '@type': this.#has('dealer data') ? 'AutoDealer' : type });
    const mark = this.#has('unmarked phone') ? '' : ' data-conversion="phone"';
    return `<!doctype html><head><link rel="canonical" href="${canonical}"/>
${noindex ? '<meta name="robots" content="noindex"/>' : ''}
${this.#has('no share picture') ? '' : `<meta property="og:image" content="${siteUrl}/og.png"/>`}
<script type="application/ld+json">${data}</script>
<script defer="" src="${path === '/faq' && this.#has('unfinished pages') ? '/_next/static/chunks/a.js' : '/site.js'}"></script>
${path === '/inventory' ? `<script nonce="n${this.#nonces}">1</script>` : ''}
${path === '/about' && this.#has('blocked script') ? '<script>1</script>' : ''}</head>
<a href="/about">About</a><a href="${this.#has('dead link') ? '/gone' : '/blog'}">Blog</a>
<a href="tel:+1"${mark}>Call</a><a href="mailto:a@b.c" data-conversion="email">Write</a>
<a href="/#get-quote" data-conversion="get-quote">Quote</a><a data-conversion="hero" href="/apply?make=x">Start</a>
${this.#has('unmarked trade-in') ? '' : '<a href="https://x.y" data-conversion="trade-in">Trade</a>'}`;
  }

  #urls(): string {
    const listed = pages.filter((path) => !hidden.includes(path) || this.#has('debug in sitemap'));
    if (this.#has('page not in sitemap')) listed.pop();
    const host = this.#has('foreign sitemap') ? 'http://localhost:3000' : siteUrl;
    return `<urlset>${listed.map((path) => `<url><loc>${host}${path}</loc></url>`).join('')}</urlset>`;
  }

  #sitemap(): Answer {
    if (this.#has('no sitemap')) return { status: 404 };
    if (this.#has('sitemap in parts'))
      return { body: `<sitemapindex><sitemap><loc>${siteUrl}/sitemap-0.xml</loc></sitemap></sitemapindex>` };
    return { body: this.#urls() };
  }

  #robots(): Answer {
    if (this.#has('no robots')) return { status: 404 };
    return {
      body: `User-agent: *\n${this.#has('robots shut') ? 'Disallow: /' : 'Allow: /'}\nSitemap: ${siteUrl}/sitemap.xml`,
    };
  }

  #form(): Answer {
    if (this.#has('no form')) return { status: 404 };
    const frames = this.#has('unframeable form') ? { 'x-frame-options': 'DENY' } : {};
    return { headers: frames as Record<string, string>, body: 'form' };
  }

  /** As much of PostgREST as the check uses. `wide open` lets the public key do everything. */
  #rest(request: IncomingMessage, url: URL, body: string): Answer {
    const prefer = String(request.headers.prefer ?? '');
    const mayWrite = (what: string) => request.headers.apikey === 'secret' || this.#has(`${what} open`);
    const dryRun = prefer.includes('tx=rollback') && !this.#has('no dry run');
    const applied: Record<string, string> = dryRun ? { 'preference-applied': 'tx=rollback' } : {};
    if (this.#has('database down')) return { status: 503, body: 'paused' };
    if (this.#has('wrong key')) return json({ message: 'Invalid API key' }, 401);
    if (this.#has('unreadable')) return json(refusal, 401);
    const ids = /^eq\.(-?\d+)$/.exec(url.searchParams.get('id') ?? '');
    const found = this.rows.filter((row) => !ids || row.id === Number(ids[1]));
    if (request.method === 'GET') {
      const rows = this.#has('empty') ? [] : found;
      return json(rows, 200, { 'content-range': `0-0/${rows.length}` });
    }
    if (request.method === 'POST') {
      if (!mayWrite('insert')) return json(refusal, 401);
      const row = { ...JSON.parse(body), id: 100 + this.rows.length } as Row;
      if (row.year === null && !this.#has('loose columns'))
        return json({ code: '23502', message: 'null value in column "year"' }, 400);
      if (!dryRun) this.rows.push(row);
      return json([row], 201, applied);
    }
    const what = request.method === 'PATCH' ? 'update' : 'delete';
    // A policy that lets nobody through: the rows it hides are not touched, and nothing is refused aloud.
    if (!mayWrite(what)) return this.#has('quiet policies') ? json([], 200, applied) : json(refusal, 401);
    if (what === 'delete' && !dryRun) this.rows = this.rows.filter((row) => !found.includes(row));
    return json(found, 200, applied);
  }
}
