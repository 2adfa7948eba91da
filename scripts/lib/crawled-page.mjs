import { JSDOM, VirtualConsole } from 'jsdom';

/** @param {string | null | undefined} text */
const collapse = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

/** @param {Element} element @param {string[]} names @returns the first of these attributes that it has, else '' */
const attribute = (element, ...names) =>
  names.map((name) => element.getAttribute(name)).find((value) => value !== null) ?? '';

/** @typedef {ReturnType<typeof readPage>} CrawledPage What a crawl keeps of a page. */

/**
 * @param {{ path: string, linkedFrom: string }} link path and query, and the first page that links there ('' for a
 *   page the crawl started from)
 * @param {import('./crawler.mjs').HttpResponse} response
 * @param {string} origin such as "http://localhost:3000"
 */
export function readPage({ path, linkedFrom }, { status, headers, text, error }, origin) {
  const html = headers.get('content-type')?.startsWith('text/html') ? text : '';
  // jsdom's own console would print every style that it can't parse.
  const { window } = new JSDOM(html, { virtualConsole: new VirtualConsole() });
  const { document } = window;
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)];
  const targets = all('a[href], area[href], form[action]')
    .map((element) => new URL(attribute(element, 'href', 'action'), `${origin}${path}`))
    .filter((url) => url.origin === origin);
  const meta = new Map(
    all('meta[content]').map((it) => [attribute(it, 'name', 'property'), attribute(it, 'content')]),
  );
  const page = {
    path,
    linkedFrom,
    status,
    headers,
    error,
    title: document.title,
    description: collapse(meta.get('description')),
    canonical: all('link[rel="canonical"]')[0]?.getAttribute('href') ?? null,
    /** By `name` or `property`. */
    meta,
    h1Count: all('h1').length,
    landmarks: ['header', 'main', 'footer'].filter((name) => all(`body > ${name}`).length === 1),
    /** Labels of the visible breadcrumb. */
    breadcrumb: all('nav[aria-label="Breadcrumb"] li').map((item) => collapse(item.textContent)),
    ids: new Set(all('[id]').map(({ id }) => id)),
    /** Links and forms within the site; `id` is the anchor, '' without one. */
    internalLinks: targets.map(({ pathname, search, hash }) => ({
      path: pathname + search,
      id: decodeURIComponent(hash.slice(1)),
    })),
    links: all('a[href]').map((it) => ({
      href: attribute(it, 'href'),
      isMarked: it.hasAttribute('data-conversion'),
    })),
    /** Every data-conversion attribute. */
    conversions: all('[data-conversion]').map((it) => attribute(it, 'data-conversion')),
    /** URLs that the page loads by itself. */
    resources: all('script[src], link[href], iframe[src], img[src], video[poster], source[src]')
      .filter((it) => !/canonical|alternate/.test(attribute(it, 'rel')))
      .map((it) => attribute(it, 'src', 'href', 'poster')),
    /** Executable scripts; `src` is '' for an inline one. */
    scripts: all('script:not([type*="json"])').map((it) => ({
      src: attribute(it, 'src'),
      nonce: attribute(it, 'nonce'),
    })),
    times: all('time[datetime]').map((it) => attribute(it, 'datetime')),
    /** Every aria-label. */
    labels: all('[aria-label]').map((it) => attribute(it, 'aria-label')),
    text: collapse(document.body.textContent),
    ...readStructuredData(all('script[type="application/ld+json"]')),
  };
  window.close();
  return page;
}

/** @param {Element[]} scripts */
function readStructuredData(scripts) {
  /** @type {Record<string, unknown>[]} */
  const data = [];
  /** @type {string[]} */
  const dataErrors = [];
  for (const { textContent } of scripts) {
    try {
      data.push(JSON.parse(textContent ?? ''));
    } catch (error) {
      dataErrors.push(String(error));
    }
  }
  return { data, dataErrors };
}

/** @param {Pick<CrawledPage, 'headers' | 'meta'>} page @returns whether it asks search engines to leave it out */
export const isNoindex = ({ headers, meta }) =>
  /noindex/i.test(`${headers.get('x-robots-tag') ?? ''} ${meta.get('robots') ?? ''}`);

/** @param {string} xml a sitemap */
export function sitemapEntries(xml) {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  return [...document.querySelectorAll('url')].map((entry) => ({
    url: collapse(entry.querySelector('loc')?.textContent),
    lastmod: entry.querySelector('lastmod')?.textContent ?? null,
  }));
}
