import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const siteUrl = 'https://www.dream-leases.com';
export const business = {
  siteUrl,
  phone: '(201) 555-0123',
  email: 'a@b.c',
  links: { tradeIn: 'https://trade.example' },
  leadForms: { apply: 'a1' },
  data: { '@type': 'AutomotiveBusiness', telephone: '+12015550123', name: 'Dream' },
};
export const routes = {
  home: '/',
  inventory: '/inventory',
  inventoryDebug: '/inventory-debug',
  apply: '/apply',
  about: '/about',
  faq: '/faq',
  brand: (slug: string) => `/inventory/${slug}`,
  guide: (slug: string) => `/blog/${slug}`,
};
export const paths = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  routes.brand('bmw'),
  routes.guide('a-guide'),
];

export type Reply = { status: number; headers: Record<string, string>; body: string };
/** By path; "*" changes every reply. */
export type Changes = Record<string, Partial<Reply> | ((reply: Reply) => Partial<Reply>)>;

const types: Record<string, string> = {
  '/': 'AutomotiveBusiness',
  '/faq': 'FAQPage',
  '/blog/a-guide': 'BlogPosting',
};

const html = (path: string) => `<!doctype html><title>Page ${path}</title>
<meta name="description" content="About ${path}"><link rel="canonical" href="${siteUrl}${path}">
${path === routes.inventoryDebug ? '<meta name="robots" content="noindex">' : ''}
<meta property="og:image" content="${siteUrl}/og.png">
<script type="application/ld+json">${JSON.stringify({ ...business.data, '@type': types[path] ?? 'WebPage' })}</script>
<script src="/site.js"></script><script nonce="n1">1</script>
<h1 id="top">Page</h1><a href="/about#top">About</a><a href="/inventory?page=2">Next</a>
<a href="tel:+12015550123" data-conversion="call">Call</a><a href="mailto:a@b.c" data-conversion="email">Write</a>
<button data-conversion="quote_start">Quote</button><a href="/apply?make=x" data-conversion="apply_click">Apply</a>
<a href="https://trade.example" data-conversion="trade_in">Trade</a>`;

const files: Record<string, Partial<Reply>> = {
  '/robots.txt': { body: `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml` },
  '/sitemap.xml': {
    body: `<urlset>${paths
      .filter((path) => path !== routes.inventoryDebug)
      .map((path) => `<url><loc>${siteUrl}${path === '/' ? '' : path}</loc></url>`)
      .join('')}</urlset>`,
  },
  '/site.js': { body: 'gtag_report_conversion' },
  '/og.png': { headers: { 'content-type': 'image/png' } },
  '/photo.svg': { headers: { 'content-type': 'image/svg+xml' } },
  '/inventory/BMW': { status: 308, headers: { location: '/inventory/bmw' } },
  '/inventory/vw': { status: 308, headers: { location: '/inventory/volkswagen' } },
  '/about/': { status: 308, headers: { location: '/about' } },
  '/api/revalidate': { status: 401 },
  '/widget/form/a1': {},
  '/rest/v1/inventory_2025': {
    headers: { 'content-type': 'application/json', 'content-range': '0-0/1' },
    body: '[{"id":1,"brand":"Kia","model":"EV6","year":2025,"img":"/photo.svg"}]',
  },
  '/rest/v1/rpc/inventory_writes_allowed': { headers: { 'content-type': 'application/json' }, body: '[]' },
};

/** A site that is ready for launch, its Supabase and its form provider on one server; `changes` break it. */
export class FakeSite {
  url = '';
  changes: Changes = {};
  /** Methods of the requests to Supabase. */
  readonly databaseMethods = new Set<string>();

  #server: Server = createServer(({ url = '', method = '' }, response) => {
    const { pathname } = new URL(url, this.url);
    if (pathname.startsWith('/rest/')) this.databaseMethods.add(method);
    const { status, headers, body } = this.#reply(pathname);
    response.writeHead(status, headers).end(body);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #reply(path: string): Reply {
    let reply: Reply = { status: 404, headers: {}, body: 'Oops! Page not found' };
    if (files[path]) reply = { status: 200, headers: {}, body: '', ...files[path] };
    if (paths.includes(path)) reply = { status: 200, headers: this.#pageHeaders(), body: html(path) };
    for (const key of ['*', path]) {
      const change = this.changes[key];
      reply = { ...reply, ...(typeof change === 'function' ? change(reply) : change) };
    }
    return reply;
  }

  #pageHeaders = () => ({
    'content-type': 'text/html',
    'content-security-policy': `script-src 'self' 'nonce-n1'; frame-src ${this.url}; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=()',
  });
}
