import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * CommonJS packages that require other modules at run time are loaded from node_modules instead of bundled.
 *
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup: (build) =>
    build.onResolve({ filter: /^(next\/|yaml$)/ }, ({ path: name }) => ({
      path: pathToFileURL(createRequire(import.meta.url).resolve(name)).href,
      external: true,
    })),
};

/**
 * Runs TypeScript modules of lib and content in Node, bundled by esbuild.
 *
 * @template T
 * @param {string} source what to export: `export { redirects } from '@/lib/content/redirects';`
 * @returns {Promise<T>} the exports; annotate the variable, e.g. `@type {typeof import('@/lib/content/redirects')}`
 */
export async function loadTypeScript(source) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // Lets modules import `server-only`.
    conditions: ['react-server'],
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
    // Otherwise every line of a stack trace would hold the whole data URL.
    footer: { js: '//# sourceURL=bundle-of-typescript.mjs' },
    plugins: [externalPackages],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
