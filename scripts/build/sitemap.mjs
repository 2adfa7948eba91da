/** Writes sitemap.xml and robots.txt from the pages of a build (next-sitemap.config.mjs). */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/cli.mjs';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';

/**
 * @param {string} build the build folder
 * @param {string} [folder] where to write
 */
export async function writeSitemap(build, folder = path.join(root, 'public')) {
  const files = ['sitemap.xml', 'robots.txt'].map((name) => path.join(folder, name));
  for (const file of files) rmSync(file, { force: true });
  const { output } = await run(
    [
      process.execPath,
      path.join(root, 'node_modules/next-sitemap/bin/next-sitemap.mjs'),
      '--config',
      'next-sitemap.config.mjs',
    ],
    { env: { NEXT_DIST_DIR: build, SITEMAP_FOLDER: folder } },
  );
  // Its exit status is 0 even when it fails.
  if (!files.every((file) => existsSync(file))) throw new UserError(`next-sitemap failed:\n${output}`);
}
