import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs modules of lib and content in a build step, where Node alone would not understand them.
 *
 * @param {string} source what to take: `export { redirects } from '@/lib/site/redirects';`
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
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
