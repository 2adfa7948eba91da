/**
 * A host may provide an adapter (NEXT_ADAPTER_PATH), which takes the pages and the files of public/ while `next build` is
 * running. This adapter wraps it: it finishes the pages and writes sitemap.xml first. Set by scripts/build.mjs.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSitemap } from '../../scripts/build/sitemap.mjs';
import { finishBuild } from './finish-build.mjs';

/** File of the build folder that says why the pages were not finished. */
export const FAILURE = 'postbuild-failure.txt';

/** @typedef {import('next').NextAdapter} NextAdapter */
/** @typedef {Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]} BuildContext */

const host = process.env.HOST_ADAPTER_PATH;
const module = host ? await import(pathToFileURL(createRequire(import.meta.url).resolve(host)).href) : {};
/** @type {Partial<NextAdapter>} */
const adapter = module.default?.default ?? module.default ?? module;

/** @param {BuildContext['outputs']} outputs */
const htmlPages = ({ prerenders, staticFiles }) =>
  [
    ...prerenders.map(({ pathname, fallback }) => ({ route: pathname, file: fallback?.filePath })),
    ...staticFiles.map(({ pathname, filePath }) => ({ route: pathname, file: filePath })),
  ].flatMap(({ route, file }) => (file?.endsWith('.html') ? [{ route, file }] : []));

/** @type {NextAdapter} */
export default {
  ...adapter,
  name: adapter.name ?? 'postbuild',
  async onBuildComplete(context) {
    let { outputs } = context;
    if (process.env.PLAIN_BUILD !== '1') {
      try {
        const { payloads } = await finishBuild(context.distDir, { pages: htmlPages(outputs) });
        // The host was given its list of files before these were written.
        const added = /** @type {typeof outputs.staticFiles} */ (
          payloads.map(({ file, pathname }) => ({
            id: pathname.replace('/_next/', ''),
            filePath: file,
            pathname,
            type: 'STATIC_FILE',
            immutableHash: undefined,
          }))
        );
        outputs = { ...outputs, staticFiles: [...outputs.staticFiles, ...added] };
      } catch (error) {
        // scripts/build.mjs reads it: the host gets nothing from this build.
        writeFileSync(
          path.join(context.distDir, FAILURE),
          error instanceof Error ? error.message : String(error),
        );
        return;
      }
    }
    await writeSitemap(context.distDir, path.join(context.projectDir, 'public'));
    await adapter.onBuildComplete?.({ ...context, outputs });
  },
};
