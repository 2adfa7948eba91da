import querystring from 'node:querystring';
import { attributesOf, parsePage, textsOf } from './html';

/** What a crawl stores about a page. `path` includes the query. */
export type CrawledPage = Awaited<ReturnType<typeof read>>;

async function read(origin: string, path: string, linkedFrom: string) {
  // Parsing takes so long that the server may close an idle connection just before it's used again.
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { connection: 'close' },
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const text = await response.text();
  const document = parsePage(isPage ? text : '');
  const links = [
    ...attributesOf(document, 'a[href]', 'href'),
    ...attributesOf(document, 'form[action]', 'action'),
  ]
    .map((href) => new URL(href ?? '', origin + path))
    .filter((url) => url.origin === origin)
    // Like browsers, unescape keeps a percent sign that escapes nothing, as in "#50%".
    .map((url) => ({
      path: url.pathname + url.search,
      id: querystring.unescape(url.hash.slice(1)),
    }));
  const data: Record<string, unknown>[] = textsOf(
    document,
    'script[type="application/ld+json"]',
  ).map((json) => JSON.parse(json));
  return {
    path,
    linkedFrom,
    status: response.status,
    headers: response.headers,
    document,
    text,
    links,
    data,
  };
}

/** Links that differ only in the values of their query lead to the same kind of page. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return [pathname, ...searchParams.keys()].join(' ');
}

/**
 * Crawls a site without scripts, like a search engine. Of links that differ only in the values of
 * their query, it follows the first.
 *
 * @param origin such as "http://localhost:3000"
 * @param start paths
 * @returns pages by path and query; a redirect is a page with its status
 */
export async function crawl(
  origin: string,
  start: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set(start.map(kindOf));
  const queue = [...new Set(start)].map((path) => ({ path, linkedFrom: '' }));
  for (const { path, linkedFrom } of queue) {
    const page = await read(origin, path, linkedFrom);
    pages.set(path, page);
    for (const link of page.links) {
      if (seen.has(kindOf(link.path))) continue;
      seen.add(kindOf(link.path));
      queue.push({ path: link.path, linkedFrom: path });
    }
  }
  return pages;
}
