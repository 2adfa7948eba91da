#!/usr/bin/env node
/** Writes public/sitemap.xml and public/robots.txt from the last build's pages (next-sitemap.config.mjs). */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../lib/root.mjs';

/** next-sitemap's own command ends with status 0 whatever happens, so its parts are called here. */
export async function writeSitemap() {
  const cli = path.join(root, 'node_modules/next-sitemap/dist/esm/cli.js');
  const { CLI } = await import(pathToFileURL(cli).href);
  const { argv } = process;
  process.argv = [argv[0], argv[1], '--config', 'next-sitemap.config.mjs'];
  await new CLI().main();
  process.argv = argv;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) {
    console.log(
      'node scripts/build/sitemap.mjs: writes public/sitemap.xml and public/robots.txt from the last build',
    );
  } else {
    await writeSitemap();
  }
}
