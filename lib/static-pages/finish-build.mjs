/**
 * Finishes the output of `next build`: takes Next's client out of static pages, and the inline scripts out of pages
 * with islands (docs/decisions.md). What it does not understand is an error; scripts/build.mjs decides what follows.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../scripts/lib/cli.mjs';
import { loadTypeScript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** Routes of the error pages, by the other URL that Next writes them for. @type {Record<string, string>} */
const ERROR_PAGES = { '/404': '/_not-found', '/500': '/_global-error' };

/**
 * @typedef {{ route: string, file: string }} PrerenderedPage its URL path, and the HTML file that is served for it
 * @typedef {{ file: string, pathname: string }} StaticFile
 */

/**
 * @param {string} folder the build folder, e.g. ".next"
 * @param {{ pages?: PrerenderedPage[] }} [options] `pages`: where the adapter of a host takes the pages from
 * @returns {Promise<{ static: string[], hydrated: string[], payloads: StaticFile[] }>} routes without and with Next's
 *   client, and the static files that were added
 * @throws Error when a page is not understood, or, with STRICT_BUILD=1, instead of a warning; no page is written then
 */
export async function finishBuild(folder, { pages } = {}) {
  const build = path.resolve(root, folder);
  /**
   * @type {typeof import('@/lib/static-pages/page-html') & typeof import('@/lib/static-pages/client-modules') &
   *   typeof import('@/lib/static-pages/output-error')}
   */
  const { finishPage, islandsOf, OutputError } = await loadTypeScript(`
    export { finishPage } from '@/lib/static-pages/page-html';
    export { islandsOf } from '@/lib/static-pages/client-modules';
    export { OutputError } from '@/lib/static-pages/output-error';
  `);
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} file */
  const read = (file) => {
    const full = path.join(build, file);
    if (!existsSync(full)) throw new OutputError(file, 'expected this file in the build');
    const text = texts.get(file) ?? readFileSync(full, 'utf8');
    texts.set(file, text);
    return text;
  };
  /** @type {{ routes: Record<string, { srcRoute: string }> }} */
  const { routes } = JSON.parse(read('prerender-manifest.json'));
  /** @type {[entry: string, route: string][]} */
  const entries = Object.entries(JSON.parse(read('app-path-routes-manifest.json')));
  /** @type {{ static: string[], hydrated: string[], payloads: StaticFile[] }} */
  const result = { static: [], hydrated: [], payloads: [] };
  /** @type {Map<string, string>} */
  const finished = new Map();
  const warnings = new Set();

  /** @param {string} text */
  const store = (text) => {
    const file = `static/payload/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    finished.set(file, text);
    result.payloads.push({ file: path.join(build, file), pathname: `/_next/${file}` });
    return `/_next/${file}`;
  };
  /**
   * The list of modules is that of a route; of its pages only those with an island's root need the client. A page whose
   * modules aren't known keeps the client: that is always safe.
   * @param {string} manifest @param {string} page
   */
  const needsClient = (manifest, page) => {
    try {
      return islandsOf(read(manifest), manifest).length > 0 && / data-island[=\s>]/.test(read(page));
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      warnings.add(error.message);
      return true;
    }
  };

  /** @param {string} route @returns {string | undefined} such as "/blog/[slug]/page"; none for images and feeds */
  const entryOf = (route) =>
    entries.find(([name, source]) => source === routes[route]?.srcRoute && name.endsWith('/page'))?.[0];

  const missing = new Set(Object.keys(routes).filter(entryOf));
  for (const { route: url, file } of pages ?? pagesOfServer(build, [...missing])) {
    const route = ERROR_PAGES[url] ?? url;
    const entry = entryOf(route);
    if (!entry) continue;
    missing.delete(route);
    const name = path.relative(build, file);
    const hydrated = needsClient(`server/app${entry}_client-reference-manifest.js`, name);
    const page = { file: name, hydrated, store, read: (/** @type {string} */ asset) => read(fileOf(asset)) };
    finished.set(name, finishPage(read(name), page));
    result[hydrated ? 'hydrated' : 'static'].push(url);
  }
  if (missing.size > 0) throw new UserError(`Expected an HTML file of ${[...missing].join(', ')}.`);
  if (result.static.length === 0) warnings.add('Every page needs the client of Next: expected static pages.');
  if (process.env.STRICT_BUILD === '1' && warnings.size > 0) throw new UserError([...warnings].join('\n'));
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
 * @param {string} folder
 */
function compileInAdvance(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const code = name.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    if (code.includes('hydrateRoot') && !code.startsWith(COMPILE_HINT))
      writeFileSync(file, COMPILE_HINT + code);
  }
}

/** The file in the build folder of a URL below /_next/. @param {string} url */
const fileOf = (url) => url.replace(/^\/_next\//, '').replace(/\?.*/, '');

/** The pages that `next start` serves, error pages included. @param {string} build @param {string[]} routes */
function pagesOfServer(build, routes) {
  const pages = routes.map((route) => ({ route, file: `app${route === '/' ? '/index' : route}.html` }));
  const copies = Object.keys(ERROR_PAGES).map((route) => ({ route, file: `pages${route}.html` }));
  return [...pages, ...copies]
    .map(({ route, file }) => ({ route, file: path.join(build, 'server', file) }))
    .filter(({ file, route }) => !(route in ERROR_PAGES) || existsSync(file));
}
