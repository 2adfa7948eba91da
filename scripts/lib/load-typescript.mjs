import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Loaded from node_modules instead of bundled: CommonJS packages, which require other modules at run time, and zod, which
 * is large.
 *
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup: (build) =>
    build.onResolve({ filter: /^(next\/|yaml$|zod$)/ }, ({ path: name }) => ({
      path:
        name === 'zod'
          ? import.meta.resolve(name)
          : pathToFileURL(createRequire(import.meta.url).resolve(name)).href,
      external: true,
    })),
};

/**
 * Runs TypeScript modules of lib and content in Node, bundled by esbuild.
 *
 * @template T
 * @param {string} source what to export: `export { redirects } from '@/lib/content/redirects';`
 * @param {{ folder?: string, warnings?: import('esbuild').Message[] }} [options] `folder`: where content/ is, the
 *   repository by default; `warnings`: gets what esbuild warns of
 * @returns {Promise<T>} the exports; annotate the variable, e.g. `@type {typeof import('@/lib/content/redirects')}`
 */
export async function loadTypeScript(source, { folder = root, warnings } = {}) {
  const { build } = await import('esbuild');
  const result = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // Lets modules import `server-only`.
    conditions: ['react-server'],
    absWorkingDir: folder,
    alias: { '@/content': path.join(folder, 'content') },
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: warnings ? 'silent' : 'error',
    plugins: [externalPackages],
  });
  warnings?.push(...result.warnings);
  // A file rather than a data URL: Node prints the URL of a module with its errors, and this one would have megabytes.
  const temporary = mkdtempSync(path.join(tmpdir(), 'typescript-'));
  try {
    const file = path.join(temporary, 'bundle.mjs');
    writeFileSync(file, result.outputFiles[0]?.contents ?? '');
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
