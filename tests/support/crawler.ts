import { JSDOM } from 'jsdom';

export type Answer = {
  status: number;
  type: string | null;
  location: string | null;
  /** The X-Robots-Tag header. */
  robots: string | null;
  text: string;
  bytes: Buffer;
};

export type CrawledPage = {
  /** Path and query. */
  path: string;
  /** The page that links here first. */
  from: string;
  status: number;
  robotsHeader: string | null;
  title: string;
  description: string;
  canonical: string | null;
  /** `name` and `property` of every meta element. */
  meta: Map<string, string>;
  headings: number;
  /** Labels of the visible breadcrumb. */
  crumbs: string[];
  ids: Set<string>;
  anchors: { path: string; id: string }[];
  /** What the page loads by itself. */
  loads: string[];
  /** The accessible names that its links and buttons are given. */
  labels: string[];
  text: string;
  data: Record<string, unknown>[];
};

const SIDE_BY_SIDE = 6;
const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** One request as a search engine makes it: no redirect is followed, no script runs. */
export async function get(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    type: header('content-type'),
    location: header('location'),
    robots: header('x-robots-tag'),
    text: bytes.toString('utf8'),
    bytes,
  };
}

/** @returns path and query of an address of this site, "/" for the bare host */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function read(path: string, from: string, answer: Answer, origin: string) {
  const isPage = answer.type?.startsWith('text/html') ?? false;
  const { document } = new JSDOM(isPage ? answer.text : '').window;
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const links = all<HTMLAnchorElement>('a[href], area[href], form[action]')
    .map(
      (link) => new URL(link.getAttribute('href') ?? link.getAttribute('action') ?? '', `${origin}${path}`),
    )
    .filter((url) => url.origin === origin);
  const page: CrawledPage = {
    path,
    from,
    status: answer.status,
    robotsHeader: answer.robots,
    title: document.title,
    description: clean(document.querySelector('meta[name="description"]')?.getAttribute('content')),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    meta: new Map(
      all('meta[content]').map((it) => [
        it.getAttribute('name') ?? it.getAttribute('property') ?? '',
        it.getAttribute('content') ?? '',
      ]),
    ),
    headings: all('h1').length,
    crumbs: all('nav[aria-label="Breadcrumb"] li').map((it) => clean(it.textContent)),
    ids: new Set(all('[id]').map((it) => it.id)),
    anchors: links.map((url) => ({
      path: url.pathname + url.search,
      id: decodeURIComponent(url.hash.slice(1)),
    })),
    loads: all('script[src], link[href], iframe[src], img[src], video[poster], source[src]')
      .filter((it) => !/canonical|alternate/.test(it.getAttribute('rel') ?? ''))
      .map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? it.getAttribute('poster') ?? ''),
    labels: all('[aria-label]').map((it) => it.getAttribute('aria-label') ?? ''),
    text: clean(document.body?.textContent),
    data: all('script[type="application/ld+json"]').map((it) => JSON.parse(it.textContent ?? '')),
  };
  return { page, links: links.map((url) => url.pathname + url.search) };
}

/**
 * Follows every link from a page on, each address once.
 *
 * @param origin "http://localhost:3000" @param start path of the first page
 * @returns pages by path and query; a redirect is a page with its status
 */
export async function crawl(origin: string, start: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set([start]);
  const waiting = [{ path: start, from: '' }];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { page, links } = read(next.path, next.from, await get(`${origin}${next.path}`), origin);
      pages.set(page.path, page);
      for (const path of links.filter((link) => !seen.has(link))) {
        seen.add(path);
        waiting.push({ path, from: page.path });
      }
    }
  };
  // A worker that finds the list empty ends; the next round starts again while there is something left.
  while (waiting.length > 0) await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return pages;
}
