import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.resolve(__dirname, '../..', process.env.NEXT_DIST_DIR ?? '.next');
const read = (file: string) => JSON.parse(readFileSync(path.join(build, file), 'utf8'));

/**
 * The address of every page in the build under test, taken from the build itself, so that a page added later is in
 * every test that asks for all of them; Next's own error pages are left out.
 */
export function builtPages(): string[] {
  const entries = Object.entries(read('app-path-routes-manifest.json') as Record<string, string>);
  const sources = entries.filter(([entry]) => entry.endsWith('/page')).map(([, source]) => source);
  const prerendered = Object.entries(
    read('prerender-manifest.json').routes as Record<string, { srcRoute: string }>,
  );
  const addresses = sources.flatMap((source) => {
    const drawn = prerendered.filter(([, { srcRoute }]) => srcRoute === source).map(([route]) => route);
    if (drawn.length === 0 && source.includes('[')) throw new Error(`No address of ${source} is known here.`);
    return drawn.length > 0 ? drawn : [source];
  });
  return addresses.filter((address) => !address.startsWith('/_')).sort();
}

/** Everything that lies ready when the server starts: prerendered routes, `public`, and the build's own files. */
export function readyAddresses(): { prerendered: string[]; files: string[] } {
  const below = (folder: string, address: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => address + path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  return {
    prerendered: Object.keys(read('prerender-manifest.json').routes).sort(),
    files: [
      ...below(path.resolve(__dirname, '../../public'), '/'),
      ...below(path.join(build, 'static'), '/_next/static/'),
    ].sort(),
  };
}
