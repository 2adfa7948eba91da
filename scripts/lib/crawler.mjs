/** Reads a site as a search engine does, without running scripts. Used by launch:check and by the browser tests. */
import { readPage } from './crawled-page.mjs';

export { isNoindex, sitemapEntries } from './crawled-page.mjs';

const TIMEOUT_MS = 20_000;
const CONCURRENT_REQUESTS = 6;
/** What the codes of failed connections mean. @type {Record<string, string>} */
const REASONS = {
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name does not resolve',
  ECONNREFUSED: 'nothing responds there',
  ECONNRESET: 'the connection was closed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/**
 * @typedef {{ status: number, headers: Headers, text: string, error: string }} HttpResponse status 0 and an error when
 *   there was no response
 * @typedef {import('./crawled-page.mjs').CrawledPage} CrawledPage
 */

/**
 * One request; redirects are not followed unless `init` says so.
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<HttpResponse>}
 */
export async function request(url, init) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = new Headers(init?.headers);
    // Parsing pages takes long enough for the server to close an idle connection just before it would be used again.
    headers.set('connection', 'close');
    const response = await fetch(url, { redirect: 'manual', signal, ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text(), error: '' };
  } catch (error) {
    const { name, message, cause } = /** @type {Error & { cause?: Error & { code?: string } }} */ (error);
    const reason = REASONS[cause?.code ?? ''] ?? cause?.code ?? cause?.message ?? message;
    const text = name === 'TimeoutError' ? 'no response in 20 seconds' : reason;
    return { status: 0, headers: new Headers(), text: '', error: text };
  }
}

/**
 * Does the same for every item, a few at a time.
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} results in the order of the items
 */
export async function inParallel(items, work) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(/** @type {Item} */ (items[at]));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return results;
}

/**
 * Follows every link from the start pages on, each URL once.
 * @param {string} origin such as "http://localhost:3000"
 * @param {string[]} start paths
 * @param {(path: string) => boolean} [follow] whether to request a linked path; every path of this origin by default
 * @returns {Promise<Map<string, CrawledPage>>} pages by path and query; a redirect is a page with its status
 */
export async function crawl(origin, start, follow = () => true) {
  /** @type {Map<string, CrawledPage>} */
  const pages = new Map();
  const seen = new Set(start);
  let queue = start.map((path) => ({ path, linkedFrom: '' }));
  while (queue.length > 0) {
    const found = await inParallel(queue, async (link) =>
      readPage(link, await request(`${origin}${link.path}`), origin),
    );
    queue = [];
    for (const page of found) {
      pages.set(page.path, page);
      for (const { path } of page.internalLinks) {
        if (seen.has(path) || !follow(path)) continue;
        seen.add(path);
        queue.push({ path, linkedFrom: page.path });
      }
    }
  }
  return pages;
}
