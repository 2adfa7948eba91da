import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { writeSitemap } from '@/scripts/build/sitemap';
import { finishBuild } from './finish-build';

/** File of the build folder that says why the pages were not finished. */
export const FAILURE = 'unfinished-pages.txt';

type Outputs = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs'];

const htmlPages = ({ prerenders, staticFiles }: Outputs) =>
  [
    ...prerenders.map(({ fallback }) => fallback?.filePath),
    ...staticFiles.map(({ filePath }) => filePath),
  ].flatMap((file) => (file?.endsWith('.html') ? [file] : []));

/**
 * A host may provide an adapter (NEXT_ADAPTER_PATH), which takes the pages and the files of public/ while `next build` is
 * running. This adapter wraps it: it finishes the pages and writes sitemap.xml first. scripts/build.ts sets it.
 *
 * @param env `HOST_ADAPTER_PATH`: the host's own adapter
 */
export async function createAdapter(env: Record<string, string | undefined>): Promise<NextAdapter> {
  const host = env.HOST_ADAPTER_PATH;
  const module = host
    ? await import(pathToFileURL(createRequire(path.resolve('package.json')).resolve(host)).href)
    : {};
  const adapter: Partial<NextAdapter> = module.default?.default ?? module.default ?? module;
  return {
    ...adapter,
    name: adapter.name ?? 'static-pages',
    async onBuildComplete(context) {
      let { outputs } = context;
      if (env.PLAIN_BUILD !== '1') {
        try {
          // The host was given its list of files before these were written.
          const added = finishBuild(context.distDir, htmlPages(outputs)).map(({ file, pathname }) => ({
            id: pathname.replace('/_next/', ''),
            filePath: file,
            pathname,
            type: 'STATIC_FILE',
            immutableHash: undefined,
          })) as Outputs['staticFiles'];
          outputs = { ...outputs, staticFiles: [...outputs.staticFiles, ...added] };
        } catch (error) {
          // scripts/build.ts reads it: the host gets nothing from this build.
          const reason = error instanceof Error ? error.message : String(error);
          writeFileSync(path.join(context.distDir, FAILURE), reason);
          return;
        }
      }
      await writeSitemap(context.distDir, path.join(context.projectDir, 'public'));
      await adapter.onBuildComplete?.({ ...context, outputs });
    },
  };
}
