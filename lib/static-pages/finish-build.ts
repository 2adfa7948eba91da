import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { noncePages } from '@/lib/security/content-policy';
import { finishPage, OutputError } from './page-html';
import { usedStyles } from './used-styles';

type StaticFile = { file: string; pathname: string };

/**
 * @param pages HTML files of the build
 * @returns the static files that were added
 * @throws OutputError before any page is written
 */
export function finishBuild(build: string, pages = pagesOfServer(build)): StaticFile[] {
  const finished = new Map<string, string>();
  const payloads: StaticFile[] = [];
  const read = (url: string) =>
    readFileSync(path.join(build, url.replace(/^\/_next\/|\?.*/g, '')), 'utf8');
  const store = (text: string) => {
    const name = `static/payload/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    const file = path.join(build, name);
    finished.set(file, text);
    payloads.push({ file, pathname: `/_next/${name}` });
    return `/_next/${name}`;
  };
  const siteScripts = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join('public', name), 'utf8'));
  const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]));
  const lazy = lazyChunks(path.join(build, 'static/chunks'), [...texts.values()].join());
  let islands = 0;
  for (const [page, html] of texts) {
    const hydrated = / data-island[=\s>]/.test(html);
    if (hydrated) islands++;
    const file = path.relative(build, page);
    const otherScripts = hydrated ? [...siteScripts, ...lazy] : siteScripts;
    finished.set(page, finishPage(html, { file, hydrated, otherScripts, read, store }));
  }
  if (islands === pages.length) throw new OutputError(build, 'expected static pages as HTML files');
  const shortened = shortenStyles(build, siteScripts);
  mkdirSync(path.join(build, 'static/payload'), { recursive: true });
  for (const [file, text] of [...finished, ...shortened]) writeFileSync(file, text);
  compileInAdvance(path.join(build, 'static/chunks'));
  console.log(`Finished ${pages.length - islands} static pages and ${islands} hydrated pages`);
  return payloads;
}

/**
 * @returns the texts of the chunks that no HTML names: an island may load one later, with classes
 *   of its own
 */
const lazyChunks = (folder: string, html: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !html.includes(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** The styles as a text in the server's code (app/style-loader.mjs). */
const STYLES = /(['"`])\/\*! tailwindcss(?:\\.|(?!\1)[^\\])*\1/s;

/**
 * Takes the styles that no page rendered per request can use out of the server's code, for an
 * earlier start of the hosted form.
 */
function shortenStyles(build: string, siteScripts: string[]): Map<string, string> {
  const files = [...noncePages.keys()].flatMap((route) => {
    const folder = path.join(build, 'server/app', route);
    const { files: traced } = JSON.parse(
      readFileSync(path.join(folder, 'page.js.nft.json'), 'utf8'),
    );
    return (traced as string[])
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file));
  });
  const codes = new Map<string, string>();
  for (const file of files)
    if (file.includes('/chunks/')) codes.set(file, readFileSync(file, 'utf8'));
  const texts = [...codes.values()].map((code) => code.replace(STYLES, ''));
  const changed = [...codes].flatMap(([file, code]): [string, string][] => {
    const [css] = STYLES.exec(code) ?? [];
    if (!css) return [];
    const used = usedStyles(runInNewContext(css), [...texts, ...siteScripts]);
    return [[file, code.replace(css, () => JSON.stringify(used))]];
  });
  if (changed.length !== 1)
    throw new OutputError(build, `expected the styles once, found ${changed.length}`);
  return new Map(changed);
}

/** Chrome's explicit compile hint, as the first line of a script. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chrome compile React DOM on another thread: half of the time that a page takes to start its
 * islands (docs/performance.md).
 */
function compileInAdvance(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const code = name.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    if (code.includes('hydrateRoot') && !code.startsWith(COMPILE_HINT))
      writeFileSync(file, COMPILE_HINT + code);
  }
}

/**
 * The pages that `next start` serves, error pages included. Its copies of them are deleted: an
 * older build may have made them.
 */
function pagesOfServer(build: string): string[] {
  const folder = path.join(build, 'server');
  rmSync(path.join(folder, 'route-cache'), { recursive: true, force: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file));
}

/**
 * Writes sitemap.xml and robots.txt of a build.
 *
 * @throws Error with the output of next-sitemap when it writes no files
 */
export function writeSitemap(build: string, folder = path.resolve('public')): void {
  const files = ['sitemap.xml', 'robots.txt'].map((name) => path.join(folder, name));
  for (const file of files) rmSync(file, { force: true });
  const program = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  // The configuration imports modules of the server.
  const node = ['--conditions=react-server', '--import', 'tsx'];
  const env = { ...process.env, NEXT_DIST_DIR: build, SITEMAP_FOLDER: folder };
  const args = [...node, program, '--config', 'next-sitemap.config.mjs'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  // Its exit status is 0 even when it fails.
  if (!files.every((file) => existsSync(file)))
    throw new Error(`next-sitemap failed:\n${stdout}${stderr}`);
}
