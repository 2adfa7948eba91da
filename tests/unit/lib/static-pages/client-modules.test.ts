import { islandsOf } from '@/lib/static-pages/client-modules';

const router = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const file = 'server/app/faq/page_client-reference-manifest.js';
const manifest = (...names: string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/faq/page"] = ${JSON.stringify(
    { clientModules: Object.fromEntries(names.map((name) => [name, { id: 1 }])), entryJSFiles: {} },
  )};\n`;

describe("the islands of a page, from the build's own list of modules", () => {
  it('are our own client modules and those of packages, not the router of Next and the error pages', () => {
    const swiper = 'node_modules/swiper/react.mjs';
    const modules = [
      router,
      `${router} <module evaluation>`,
      '[project]/app/error.tsx',
      `[project]/${swiper}`,
      '[project]/components/quote/form.island.tsx',
    ];
    expect(islandsOf(manifest(...modules), file)).toEqual(['components/quote/form.island.tsx', swiper]);
  });

  it('are read whatever the notation of the list', () => {
    const text = `self = globalThis; (self.__RSC_MANIFEST ??= {})['/faq/page'] = { clientModules: { '${router}': {} } }`;
    expect(islandsOf(text, file)).toEqual([]);
  });

  it.each([
    [
      'an unknown module of Next',
      manifest('[project]/node_modules/next/dist/esm/client/script.js'),
      /client\/script\.js" is not in the list of lib\/static-pages\/client-modules\.ts/,
    ],
    [
      'names of another form',
      manifest('/home/a.tsx'),
      /expected module names that begin with "\[project\]\/"/,
    ],
    ['a list that is no script', 'export default {}', /sets __RSC_MANIFEST/],
    ['a list without client modules', 'globalThis.__RSC_MANIFEST = { "/a": {} }', /clientModules/],
  ])('%s is an error that names the file', (_, text, message) => {
    expect(() => islandsOf(text, file)).toThrow(message);
    expect(() => islandsOf(text, file)).toThrow(file);
  });
});
