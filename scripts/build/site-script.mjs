/** Bundles components/site-script into public/site.js, the script of every page. */
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [path.join(root, 'components/site-script/main.ts')],
  outfile: path.join(root, 'public/site.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'safari16.4', 'firefox111'],
  tsconfig: path.join(root, 'tsconfig.json'),
  legalComments: 'none',
  logLevel: 'warning',
};

export async function buildSiteScript() {
  const { build } = await import('esbuild');
  await build(options);
}

/** Bundles again whenever a source changes, until the process exits. */
export async function watchSiteScript() {
  const { context } = await import('esbuild');
  const watching = await context(options);
  await watching.rebuild();
  await watching.watch();
}
