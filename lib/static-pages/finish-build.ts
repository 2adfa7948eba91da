import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { islandsOf, OutputError } from './client-modules';
import { finishPage } from './page-html';

/** Routes of the error pages, by the other URL that Next writes them for. */
const ERROR_PAGES: Record<string, string> = { '/404': '/_not-found', '/500': '/_global-error' };

/** `route`: its URL path; `file`: the HTML file that is served for it. */
type PrerenderedPage = { route: string; file: string };
type StaticFile = { file: string; pathname: string };

/**
 * Finishes the output of `next build`: takes Next's client out of static pages, and the inline scripts out of pages with
 * islands (README.md).
 *
 * @param build the build folder, e.g. ".next"
 * @param options `pages`: where the adapter of a host takes the pages from; `strict`: a warning is an error
 * @returns routes without and with Next's client, and the static files that were added
 * @throws Error when a page is not understood; no page is written then
 */
export function finishBuild(
  build: string,
  { pages, strict = false }: { pages?: PrerenderedPage[]; strict?: boolean } = {},
): { static: string[]; hydrated: string[]; payloads: StaticFile[] } {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const full = path.join(build, file);
    if (!existsSync(full)) throw new OutputError(file, 'expected this file in the build');
    const text = texts.get(file) ?? readFileSync(full, 'utf8');
    texts.set(file, text);
    return text;
  };
  const { routes }: { routes: Record<string, { srcRoute: string }> } = JSON.parse(
    read('prerender-manifest.json'),
  );
  const entries = Object.entries<string>(JSON.parse(read('app-path-routes-manifest.json')));
  const result = { static: [] as string[], hydrated: [] as string[], payloads: [] as StaticFile[] };
  const finished = new Map<string, string>();
  const warnings = new Set<string>();

  const store = (text: string) => {
    const file = `static/payload/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    finished.set(file, text);
    result.payloads.push({ file: path.join(build, file), pathname: `/_next/${file}` });
    return `/_next/${file}`;
  };
  /**
   * The list of modules is that of a route; of its pages only those with an island's root need the client. A page whose
   * modules aren't known keeps the client: that is always safe.
   */
  const needsClient = (manifest: string, page: string) => {
    try {
      return islandsOf(read(manifest), manifest).length > 0 && / data-island[=\s>]/.test(read(page));
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      warnings.add(error.message);
      return true;
    }
  };
  /** Such as "/blog/[slug]/page"; none for images and feeds. */
  const entryOf = (route: string) =>
    entries.find(([name, source]) => source === routes[route]?.srcRoute && name.endsWith('/page'))?.[0];

  const missing = new Set(Object.keys(routes).filter(entryOf));
  for (const { route: url, file } of pages ?? pagesOfServer(build, [...missing])) {
    const route = ERROR_PAGES[url] ?? url;
    const entry = entryOf(route);
    if (!entry) continue;
    missing.delete(route);
    const name = path.relative(build, file);
    const hydrated = needsClient(`server/app${entry}_client-reference-manifest.js`, name);
    const page = { file: name, hydrated, store, read: (asset: string) => read(fileOf(asset)) };
    finished.set(name, finishPage(read(name), page));
    result[hydrated ? 'hydrated' : 'static'].push(url);
  }
  if (missing.size > 0) throw new Error(`Expected an HTML file of ${[...missing].join(', ')}.`);
  if (result.static.length === 0) warnings.add('Every page needs the client of Next: expected static pages.');
  if (strict && warnings.size > 0) throw new Error([...warnings].join('\n'));
  if (warnings.size > 0)
    console.warn(`WARNING: these pages keep the client of Next:\n${[...warnings].join('\n')}`);
  mkdirSync(path.join(build, 'static/payload'), { recursive: true });
  for (const [file, text] of finished) writeFileSync(path.join(build, file), text);
  compileInAdvance(path.join(build, 'static/chunks'));
  // `next start` keeps copies of pages there, and would serve those of an older build.
  if (!pages) rmSync(path.join(build, 'server/route-cache'), { recursive: true, force: true });
  console.log(`Finished ${result.static.length} static pages and ${result.hydrated.length} hydrated pages`);
  return result;
}

/** Chrome's explicit compile hint, as the first line of a script. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chrome compile React DOM while it loads, on another thread. It is one function of half a megabyte, which would
 * otherwise be compiled on the main thread when it is called: half of the time that a page takes to start its islands
 * (docs/performance.md). Other browsers ignore the comment.
 */
function compileInAdvance(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const code = name.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    if (code.includes('hydrateRoot') && !code.startsWith(COMPILE_HINT))
      writeFileSync(file, COMPILE_HINT + code);
  }
}

/** The file in the build folder of a URL below /_next/. */
const fileOf = (url: string) => url.replace(/^\/_next\//, '').replace(/\?.*/, '');

/** The pages that `next start` serves, error pages included. */
function pagesOfServer(build: string, routes: string[]): PrerenderedPage[] {
  const pages = routes.map((route) => ({ route, file: `app${route === '/' ? '/index' : route}.html` }));
  const copies = Object.keys(ERROR_PAGES).map((route) => ({ route, file: `pages${route}.html` }));
  return [...pages, ...copies]
    .map(({ route, file }) => ({ route, file: path.join(build, 'server', file) }))
    .filter(({ file, route }) => !(route in ERROR_PAGES) || existsSync(file));
}

/**
 * Builds the site with finished pages. Where that fails, an upgrade of Next must not stop the deployment: the site is
 * built again with all pages as Next writes them. Strict, the failure is an error.
 */
export async function withPlainFallback(builds: {
  finished: () => Promise<unknown>;
  plain: () => Promise<unknown>;
  strict: boolean;
}): Promise<void> {
  try {
    await builds.finished();
  } catch (error) {
    if (builds.strict) throw error;
    console.warn(`
WARNING: the output of Next was not understood, most likely after an upgrade:
${error instanceof Error ? error.message : error}
The site is built again as with PLAIN_BUILD=1: it works, but every page loads Next's client, and its policy allows inline
scripts. See docs/upgrading-next.md.
`);
    await builds.plain();
  }
}
