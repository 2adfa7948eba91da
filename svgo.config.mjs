/**
 * For `npx svgo <file>` (docs/drawings.md). Ids stay: pages link to views and symbols by them.
 *
 * @type {import('svgo').Config}
 */
export default {
  multipass: true,
  floatPrecision: 1,
  js2svg: { eol: 'lf', finalNewline: true },
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          mergePaths: false,
          cleanupNumericValues: { floatPrecision: 2 },
        },
      },
    },
  ],
};
