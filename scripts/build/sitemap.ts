import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/cli';
import { run } from '../lib/processes';
import { root } from '../lib/root';

/**
 * Writes sitemap.xml and robots.txt from the pages of a build (next-sitemap.config.mjs).
 *
 * @param build the build folder; `folder`: where to write
 */
export async function writeSitemap(build: string, folder = path.join(root, 'public')): Promise<void> {
  const files = ['sitemap.xml', 'robots.txt'].map((name) => path.join(folder, name));
  for (const file of files) rmSync(file, { force: true });
  const program = path.join(root, 'node_modules/next-sitemap/bin/next-sitemap.mjs');
  // The configuration imports modules of the server.
  const node = ['--conditions=react-server', '--import', 'tsx'];
  const { output } = await run([...node, program, '--config', 'next-sitemap.config.mjs'], {
    env: { NEXT_DIST_DIR: build, SITEMAP_FOLDER: folder },
  });
  // Its exit status is 0 even when it fails.
  if (!files.every((file) => existsSync(file))) throw new UserError(`next-sitemap failed:\n${output}`);
}
