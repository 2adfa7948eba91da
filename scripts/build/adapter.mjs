/**
 * Where a host brings an adapter of its own (Vercel does, by NEXT_ADAPTER_PATH), it takes the pages while `next build`
 * still runs, and copies public/ then. This one stands before it: it finishes the build, writes sitemap.xml and
 * robots.txt, then hands everything on. Set by scripts/build.mjs.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { finishBuild } from './postbuild.mjs';
import { writeSitemap } from './sitemap.mjs';

const host = process.env.SITE_HOST_ADAPTER;
const module = host ? await import(pathToFileURL(createRequire(import.meta.url).resolve(host)).href) : {};
const adapter = module.default?.default ?? module.default ?? module;

export default {
  ...adapter,
  name: adapter.name ?? 'finish-build',
  async onBuildComplete(context) {
    const { bare, alive, payloads, rules } = await finishBuild(context.distDir, { forHost: true });
    console.log(`Finished for the host: ${bare.length} pages without the framework, ${alive.length} with it`);
    await writeSitemap();
    const policies = rules.map(({ source, regex, headers }) => ({
      source,
      sourceRegex: regex,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    }));
    // The host was given its list of files before these were made.
    const made = payloads.map(({ file, pathname }) => ({
      id: pathname.replace('/_next/', ''),
      filePath: file,
      pathname,
      type: 'STATIC_FILE',
      immutableHash: undefined,
    }));
    const { outputs, routing } = context;
    await adapter.onBuildComplete?.({
      ...context,
      outputs: { ...outputs, staticFiles: [...outputs.staticFiles, ...made] },
      routing: { ...routing, beforeMiddleware: [...policies, ...routing.beforeMiddleware] },
    });
  },
};
