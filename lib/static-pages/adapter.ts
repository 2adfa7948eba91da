import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { finishBuild, writeSitemap } from './finish-build';

type Outputs = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs'];

const htmlPages = ({ prerenders, staticFiles }: Outputs) =>
  [
    ...prerenders.map(({ fallback }) => fallback?.filePath),
    ...staticFiles.map(({ filePath }) => filePath),
  ].flatMap((file) => (file?.endsWith('.html') ? [file] : []));

/**
 * A host takes the pages while Next builds: this finishes them first.
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
        // Next listed the host's files before these were written.
        const added = finishBuild(context.distDir, htmlPages(outputs)).map(
          ({ file, pathname }) => ({
            id: pathname.replace('/_next/', ''),
            filePath: file,
            pathname,
            type: 'STATIC_FILE',
            immutableHash: undefined,
          }),
        ) as Outputs['staticFiles'];
        outputs = { ...outputs, staticFiles: [...outputs.staticFiles, ...added] };
      }
      writeSitemap(context.distDir, path.join(context.projectDir, 'public'));
      await adapter.onBuildComplete?.({ ...context, outputs });
    },
  };
}
