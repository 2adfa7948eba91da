import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishPage, OutputError } from './page-html';

type StaticFile = { file: string; pathname: string };

/**
 * Finishes the output of `next build`: takes Next's client out of pages without an island's root (`data-island`), and the inline
 * scripts out of the others (README.md).
 *
 * @param build the build folder, e.g. ".next"
 * @param pages the HTML files that are served; where the adapter of a host takes them from, or those of `next start`
 * @returns the static files that were added
 * @throws Error when a page is not understood; no page is written then
 */
export function finishBuild(build: string, pages = pagesOfServer(build)): StaticFile[] {
  const finished = new Map<string, string>();
  const payloads: StaticFile[] = [];
  const read = (url: string) => readFileSync(path.join(build, fileOf(url)), 'utf8');
  const store = (text: string) => {
    const name = `static/payload/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    const file = path.join(build, name);
    finished.set(file, text);
    payloads.push({ file, pathname: `/_next/${name}` });
    return `/_next/${name}`;
  };
  let islands = 0;
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const hydrated = / data-island[=\s>]/.test(html);
    if (hydrated) islands++;
    finished.set(page, finishPage(html, { file: path.relative(build, page), hydrated, read, store }));
  }
  if (islands === pages.length) throw new OutputError(build, 'expected static pages as HTML files');
  mkdirSync(path.join(build, 'static/payload'), { recursive: true });
  for (const [file, text] of finished) writeFileSync(file, text);
  compileInAdvance(path.join(build, 'static/chunks'));
  console.log(`Finished ${pages.length - islands} static pages and ${islands} hydrated pages`);
  return payloads;
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

/** The pages that `next start` serves, error pages included. It keeps copies, which would be those of an older build. */
function pagesOfServer(build: string): string[] {
  const folder = path.join(build, 'server');
  rmSync(path.join(folder, 'route-cache'), { recursive: true, force: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file));
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
