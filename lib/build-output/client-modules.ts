import { OutputError } from './output-error';

/**
 * Next's own client modules that every page refers to: the router's shell. A page that refers to no more than these
 * has nothing to hydrate.
 */
const SHELL = new Set(
  [
    'client/components/layout-router',
    'client/components/render-from-template-context',
    'client/components/client-page',
    'client/components/client-segment',
    'client/components/http-access-fallback/error-boundary',
    'lib/framework/boundary-components',
    'lib/metadata/generate/icon-mark',
  ].map((name) => `next/dist/esm/${name}.js`),
);

/** Next demands that these are client modules; they draw a sentence and a link, and need no script. */
const ERROR_PAGES = new Set(['app/error.tsx', 'app/global-error.tsx']);

const PREFIX = '[project]/';

/**
 * The islands that a page refers to, out of the build's own list of its client modules.
 *
 * @param manifest text of a `page_client-reference-manifest.js`; `file` is its name for messages
 * @returns source files such as `components/quote/quote-form.island.tsx`; empty when nothing is to be hydrated
 * @throws OutputError when the list has another shape, or names a module of Next that is not known to be harmless
 */
export function islandsOf(manifest: string, file: string): string[] {
  const json =
    /^globalThis\.__RSC_MANIFEST = .*?;?\s*globalThis\.__RSC_MANIFEST\["[^"]+"\] = (\{.*\});?\s*$/s.exec(
      manifest,
    )?.[1];
  if (!json) throw new OutputError(file, 'expected "globalThis.__RSC_MANIFEST[…] = {…}" and nothing else');
  const { clientModules } = JSON.parse(json) as { clientModules?: Record<string, unknown> };
  if (!clientModules) throw new OutputError(file, 'expected a list "clientModules"');
  const modules = Object.keys(clientModules).map((name) => {
    const plain = name.replace(/ <module evaluation>$/, '');
    if (!plain.startsWith(PREFIX))
      throw new OutputError(file, `expected names that begin with "${PREFIX}", found "${name}"`);
    return plain.slice(PREFIX.length);
  });
  const islands = new Set<string>();
  for (const name of modules) {
    const shell = /^node_modules\/(next\/.*)$/.exec(name)?.[1];
    if (shell && !SHELL.has(shell)) {
      throw new OutputError(
        file,
        `the client module "${name}" of Next is not known here: see whether a page works without it, then add it to lib/build-output/client-modules.ts`,
      );
    }
    if (!shell && !ERROR_PAGES.has(name)) islands.add(name);
  }
  return [...islands].sort();
}
