import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishPage, OutputError } from './page-html';

type StaticFile = { file: string; pathname: string };

/**
 * Takes Next's client out of the prerendered pages of a build.
 *
 * @param build folder of the build
 * @param pages its HTML files
 * @returns the static files that were added
 * @throws OutputError before any page is written
 */
export function finishBuild(build: string, pages = pagesOfServer(build)): StaticFile[] {
  const finished = pages.map((page) => {
    const { html, payload } = finishPage(readFileSync(page, 'utf8'), path.relative(build, page));
    return { page, html, payload };
  });
  const payloads = finished.flatMap(({ payload }) => payload ?? []);
  const staticPages = pages.length - payloads.length;
  if (staticPages === 0) throw new OutputError(build, 'expected static pages as HTML files');

  for (const { page, html } of finished) writeFileSync(page, html);
  mkdirSync(path.join(build, 'static/media'), { recursive: true });
  const added = payloads.map(({ url, text }) => {
    const file = path.join(build, url.replace('/_next/', ''));
    writeFileSync(file, text);
    return { file, pathname: url };
  });
  console.log(`Finished ${staticPages} static pages and ${payloads.length} hydrated pages`);
  return added;
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
