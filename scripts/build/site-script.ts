import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  target: ['chrome111', 'safari16.4', 'firefox111'],
  tsconfig: 'tsconfig.json',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Where the modules are that the site script loads lazily. */
const LAZY_FOLDER = path.resolve('public/site-script');

/**
 * Bundles a module into a file of its own, named by its content in lower case: proxy.ts looks for
 * pages behind capitals.
 *
 * @param entry the module's file
 * @returns the name of the new file, and the files from which it was made
 */
async function writeLazyModule(entry: string): Promise<{ name: string; sources: string[] }> {
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: [entry],
    format: 'esm',
    write: false,
    outdir: LAZY_FOLDER,
    metafile: true,
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const name = `${path.parse(entry).name}-${hash}.js`;
  mkdirSync(LAZY_FOLDER, { recursive: true });
  writeFileSync(path.join(LAZY_FOLDER, name), text);
  return { name, sources: Object.keys(metafile.inputs).map((file) => path.resolve(file)) };
}

/** Makes a file of each module that `import()` names. */
const lazyModules: Plugin = {
  name: 'lazy-modules',
  setup({ onStart, onResolve }) {
    onStart(() => rmSync(LAZY_FOLDER, { recursive: true, force: true }));
    onResolve({ filter: /^\./ }, async ({ kind, path: module, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const { name, sources } = await writeLazyModule(path.join(resolveDir, `${module}.ts`));
      return { path: `/site-script/${name}`, external: true, watchFiles: sources };
    });
  },
};

const options: BuildOptions = {
  ...shared,
  entryPoints: {
    site: 'lib/browser/main.ts',
    promotion: 'lib/browser/promotion.ts',
  },
  outdir: 'public',
  // A classic script, which knows its own element (main.ts). esbuild's `iife` would wrap `import()`
  // in helpers.
  format: 'esm',
  banner: { js: '"use strict";(()=>{' },
  footer: { js: '})();' },
  plugins: [lazyModules],
};

/**
 * Bundles lib/browser into public/site.js, the script of every page, what that loads lazily, and
 * public/promotion.js.
 */
export const buildSiteScript = () => build(options);

/** The same in development, again after each change. */
export async function watchSiteScript(): Promise<void> {
  const watching = await context(options);
  await watching.rebuild();
  await watching.watch();
}
