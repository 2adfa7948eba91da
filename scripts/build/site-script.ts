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

/**
 * A module that `import()` names is a file, named by its content in lower case: proxy.ts looks for
 * pages behind capitals.
 */
const lazyModules: Plugin = {
  name: 'lazy-modules',
  setup({ onStart, onResolve }) {
    const folder = path.resolve('public/site-script');
    onStart(() => rmSync(folder, { recursive: true, force: true }));
    onResolve({ filter: /^\./ }, async ({ kind, path: module, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const { outputFiles, metafile } = await build({
        ...shared,
        entryPoints: [path.join(resolveDir, `${module}.ts`)],
        format: 'esm',
        write: false,
        outdir: folder,
        metafile: true,
      });
      const text = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const name = `${path.basename(module)}-${hash}.js`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), text);
      const watchFiles = Object.keys(metafile.inputs).map((file) => path.resolve(file));
      return { path: `/site-script/${name}`, external: true, watchFiles };
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

export async function watchSiteScript(): Promise<void> {
  const watching = await context(options);
  await watching.rebuild();
  await watching.watch();
}
