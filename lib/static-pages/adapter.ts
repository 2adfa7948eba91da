import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { finishBuild } from './finish-build';
import { writeSitemap } from './write-sitemap';

type Context = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Outputs = Context['outputs'];

/**
 * A host takes the pages while Next builds: this finishes them first.
 *
 * @param env `HOST_ADAPTER_PATH`: the host's own adapter
 */
export async function createAdapter(env: Record<string, string | undefined>): Promise<NextAdapter> {
  const adapter = await hostAdapter(env.HOST_ADAPTER_PATH);
  const isPlain = env.PLAIN_BUILD === '1';
  return {
    ...adapter,
    name: adapter.name ?? 'static-pages',
    async onBuildComplete(context) {
      const outputs = isPlain ? context.outputs : finishedOutputs(context);
      writeSitemap(context.distDir, path.join(context.projectDir, 'public'));
      await adapter.onBuildComplete?.({ ...context, outputs });
    },
  };
}

/** @param file its path, or the name of its package */
async function hostAdapter(file: string | undefined): Promise<Partial<NextAdapter>> {
  if (!file) return {};
  const resolved = createRequire(path.resolve('package.json')).resolve(file);
  const module = await import(pathToFileURL(resolved).href);
  return module.default?.default ?? module.default ?? module;
}

/** Finishes the pages, and names the files that this adds: Next listed the host's files before. */
function finishedOutputs({ distDir, outputs }: Context): Outputs {
  const added = finishBuild(distDir, htmlPages(outputs)).map(({ file, pathname }) => ({
    id: pathname.replace('/_next/', ''),
    filePath: file,
    pathname,
    type: 'STATIC_FILE',
    immutableHash: undefined,
  })) as Outputs['staticFiles'];
  return { ...outputs, staticFiles: [...outputs.staticFiles, ...added] };
}

function htmlPages({ prerenders, staticFiles }: Outputs): string[] {
  const files = [
    ...prerenders.map(({ fallback }) => fallback?.filePath),
    ...staticFiles.map(({ filePath }) => filePath),
  ];
  return files.filter((file) => file !== undefined).filter((file) => file.endsWith('.html'));
}
