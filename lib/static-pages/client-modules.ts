import { runInNewContext } from 'node:vm';

/** The output of `next build` is not in a format that this step knows, most likely after an upgrade of Next. */
export class OutputError extends Error {
  /** @param file path inside the build folder; `problem` names what was expected */
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}.`);
    this.name = 'OutputError';
  }
}

/** Next's own client modules that every page refers to. A page that refers to no others has nothing to hydrate. */
const ROUTER_MODULES = new Set(
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

/** Next requires that these are client modules; they render a sentence and a link, and need no script. */
const ERROR_PAGES = new Set(['app/error.tsx', 'app/global-error.tsx']);

const PREFIX = '[project]/';

type Manifests = Record<string, { clientModules?: Record<string, unknown> }>;

/**
 * The islands that a page refers to, from the build's own list of its client modules.
 *
 * @param manifest text of a `page_client-reference-manifest.js`; `file` is its name for messages
 * @returns source files such as `components/quote/quote-form.island.tsx`; empty when nothing is to be hydrated
 * @throws OutputError when the list has an unknown format, or names a module of Next that may need the client
 */
export function islandsOf(manifest: string, file: string): string[] {
  const scope: { __RSC_MANIFEST?: Manifests } = {};
  try {
    runInNewContext(manifest, scope);
  } catch {
    // Reported below: the list is missing then.
  }
  const { clientModules } = Object.values(scope.__RSC_MANIFEST ?? {})[0] ?? {};
  if (!clientModules) throw new OutputError(file, 'expected a script that sets __RSC_MANIFEST.clientModules');
  const islands = new Set<string>();
  for (const name of Object.keys(clientModules)) {
    if (!name.startsWith(PREFIX))
      throw new OutputError(file, `expected module names that begin with "${PREFIX}", found "${name}"`);
    const module = name.slice(PREFIX.length).replace(/ <module evaluation>$/, '');
    const ofNext = /^node_modules\/(next\/.*)$/.exec(module)?.[1];
    if (ofNext && !ROUTER_MODULES.has(ofNext)) {
      throw new OutputError(
        file,
        `the client module "${module}" is not in the list of lib/static-pages/client-modules.ts`,
      );
    }
    if (!ofNext && !ERROR_PAGES.has(module)) islands.add(module);
  }
  return [...islands].sort();
}
