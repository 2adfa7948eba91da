import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = 'node_modules/next-sitemap/bin/next-sitemap.mjs';

/**
 * Writes sitemap.xml and robots.txt of a build.
 *
 * @param build folder of the build
 * @param folder where the files belong
 * @throws Error with the output of next-sitemap when it writes no files
 */
export function writeSitemap(build: string, folder = path.resolve('public')): void {
  const files = ['sitemap.xml', 'robots.txt'].map((name) => path.join(folder, name));
  for (const file of files) rmSync(file, { force: true });

  // The configuration imports modules of the server.
  const node = ['--conditions=react-server', '--import', 'tsx'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...node, PROGRAM, '--config', 'next-sitemap.config.mjs'],
    { env: { ...process.env, NEXT_DIST_DIR: build, SITEMAP_FOLDER: folder }, encoding: 'utf8' },
  );
  // Its exit status is 0 even when it fails.
  if (!files.every((file) => existsSync(file)))
    throw new Error(`next-sitemap failed:\n${stdout}${stderr}`);
}
