import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** CommonJS packages that require other modules while they run; they are loaded from node_modules instead of bundled. */
const externalPackages = {
  name: 'external-packages',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) =>
    build.onResolve({ filter: /^(next\/|yaml$)/ }, ({ path: name }) => ({
      path: pathToFileURL(createRequire(import.meta.url).resolve(name)).href,
      external: true,
    })),
};

/**
 * Runs modules of lib and content in a build step, where Node alone would not understand them.
 *
 * @param {string} source what to take: `export { redirects } from '@/lib/content/redirects';`
 * @returns {Promise<any>} the exports
 */
export async function loadTypeScript(source) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // The server's side of `server-only`.
    conditions: ['react-server'],
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
    // Otherwise every line of a stack trace would hold the whole data URL.
    footer: { js: '//# sourceURL=bundle-of-typescript.mjs' },
    plugins: [externalPackages],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
