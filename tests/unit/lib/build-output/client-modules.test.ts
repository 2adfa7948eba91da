import { islandsOf } from '@/lib/build-output/client-modules';

const shell = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const manifest = (...names: string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/faq/page"] = ${JSON.stringify(
    { clientModules: Object.fromEntries(names.map((name) => [name, { id: 1 }])), entryJSFiles: {} },
  )};\n`;
const file = 'server/app/faq/page_client-reference-manifest.js';

describe("the islands of a page, out of the build's own list", () => {
  it('are none where only the shell of the router and the error pages are named', () => {
    expect(
      islandsOf(
        manifest(
          shell,
          `${shell} <module evaluation>`,
          '[project]/app/error.tsx',
          '[project]/app/global-error.tsx',
        ),
        file,
      ),
    ).toEqual([]);
  });

  it('are our own client modules, and those of packages', () => {
    expect(
      islandsOf(
        manifest(
          shell,
          '[project]/components/quote/quote-form.island.tsx',
          '[project]/node_modules/swiper/react.mjs',
        ),
        file,
      ),
    ).toEqual(['components/quote/quote-form.island.tsx', 'node_modules/swiper/react.mjs']);
  });

  it.each([
    [
      'a module of Next that is not known',
      manifest('[project]/node_modules/next/dist/esm/client/script.js'),
      /client\/script\.js" of Next is not known here/,
    ],
    [
      'names of another form',
      manifest('/home/a/components/a.tsx'),
      /expected names that begin with "\[project\]\/"/,
    ],
    ['a list of another form', 'self.__RSC = {}', /expected "globalThis\.__RSC_MANIFEST/],
    [
      'a list without client modules',
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/a"] = {};',
      /expected a list "clientModules"/,
    ],
  ])('%s is refused, naming the file', (_, text, message) => {
    expect(() => islandsOf(text, file)).toThrow(message);
    expect(() => islandsOf(text, file)).toThrow(file);
  });
});
