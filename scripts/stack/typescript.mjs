import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Loads modules of the site into a script, so that build steps and pages share one source.
 * @param {string[]} files from the repository's root, e.g. `lib/output/page-html.ts`
 * @returns {Promise<any>} everything they export
 */
export async function importTypeScript(files) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}';`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
  const folder = mkdtempSync(path.join(root, 'node_modules/.site-modules-'));
  try {
    const file = path.join(folder, 'modules.mjs');
    writeFileSync(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
