import { readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.resolve(__dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next');
const read = (file: string) => JSON.parse(readFileSync(path.join(build, file), 'utf8'));

/**
 * The URL paths of all pages of the build under test, without Next's error pages. Read from the build, so that tests of
 * all pages include those added later.
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
