import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.resolve(__dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next');
const read = (file: string) => JSON.parse(readFileSync(path.join(build, file), 'utf8'));

/**
 * The URL paths of all pages of the build under test, without Next's error pages. They come from the build itself, so
 * that tests of all pages include those added later.
 */
export function builtPages(): string[] {
  const entries = Object.entries(read('app-path-routes-manifest.json') as Record<string, string>);
  const sources = entries.filter(([entry]) => entry.endsWith('/page')).map(([, source]) => source);
  const prerendered = Object.entries(
    read('prerender-manifest.json').routes as Record<string, { srcRoute: string }>,
  );
  const pages = sources.flatMap((source) => {
    const paths = prerendered.filter(([, { srcRoute }]) => srcRoute === source).map(([route]) => route);
    if (paths.length === 0 && source.includes('[')) throw new Error(`No path of ${source} is prerendered.`);
    return paths.length > 0 ? paths : [source];
  });
  return pages.filter((page) => !page.startsWith('/_')).sort();
}

/** Everything that needs no rendering: prerendered routes, files of `public` and static files of the build. */
export function readyAddresses(): { prerendered: string[]; files: string[] } {
  const below = (folder: string, url: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => url + path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  return {
    prerendered: Object.keys(read('prerender-manifest.json').routes).sort(),
    files: [
      ...below(path.resolve(__dirname, '../../public'), '/'),
      ...below(path.join(build, 'static'), '/_next/static/'),
    ].sort(),
  };
}
