import { JSDOM, VirtualConsole } from 'jsdom';
import { attributesOf, textsOf } from './html';

/** What a crawl keeps of a page. */
export type CrawledPage = {
  /** Path and query. */
  path: string;
  /** The first page that links to it; '' for a page the crawl started from. */
  linkedFrom: string;
  status: number;
  headers: Headers;
  document: Document;
  /** Links and forms within the site; `id` is the anchor, '' without one. */
  links: { path: string; id: string }[];
  /** The JSON-LD of the page. */
  data: Record<string, unknown>[];
};

async function read(origin: string, path: string, linkedFrom: string): Promise<CrawledPage> {
  // Parsing pages takes long enough for the server to close an idle connection just before it would be used again.
  const response = await fetch(origin + path, { redirect: 'manual', headers: { connection: 'close' } });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const text = await response.text();
  // jsdom's own console would print every style that it can't parse.
  const { document } = new JSDOM(isPage ? text : '', { virtualConsole: new VirtualConsole() }).window;
  const links = [
    ...attributesOf(document, 'a[href]', 'href'),
    ...attributesOf(document, 'form[action]', 'action'),
  ]
    .map((href) => new URL(href ?? '', origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search, hash }) => ({
      path: pathname + search,
      id: decodeURIComponent(hash.slice(1)),
    }));
  const data = textsOf(document, 'script[type="application/ld+json"]').map((json) => JSON.parse(json));
  return { path, linkedFrom, status: response.status, headers: response.headers, document, links, data };
}

/** Links that differ in the values of their query alone lead to the same kind of page. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return [pathname, ...searchParams.keys()].join(' ');
}

/**
 * Reads a site as a search engine does, without scripts: follows every link from the start pages on, and of links that
 * differ in the values of their query the first.
 *
 * @param origin such as "http://localhost:3000"
 * @param start paths
 * @returns pages by path and query; a redirect is a page with its status
 */
export async function crawl(origin: string, start: readonly string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set(start.map(kindOf));
  let queue = start.map((path) => ({ path, linkedFrom: '' }));
  while (queue.length > 0) {
    const batch = queue.splice(0, 6);
    for (const page of await Promise.all(
      batch.map(({ path, linkedFrom }) => read(origin, path, linkedFrom)),
    )) {
      pages.set(page.path, page);
      for (const { path } of page.links) {
        if (seen.has(kindOf(path))) continue;
        seen.add(kindOf(path));
        queue = [...queue, { path, linkedFrom: page.path }];
      }
    }
  }
  return pages;
}
