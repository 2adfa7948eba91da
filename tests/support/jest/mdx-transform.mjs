/** Compiles MDX files for Jest with the plugins of the site. */
import { createRequire } from 'node:module';
import { compileSync } from '@mdx-js/mdx';
import { mdxPlugins } from '../../../next.config.mjs';

const require = createRequire(import.meta.url);

/**
 * @param {(string | (string | object)[])[]} plugins
 * @returns {Promise<import('unified').PluggableList>}
 */
const loaded = (plugins) =>
  Promise.all(
    plugins.map(async (plugin) => {
      const [name, options] = [plugin].flat();
      return /** @type {const} */ ([(await import(String(name))).default, options]);
    }),
  );

/** `transform` in jest.config.mjs passes these options. Next's transformer does the rest. */
export default {
  /** @param {{ next: [path: string, options: unknown] }} config */
  async createTransformer({ next: [transformer, options] }) {
    const inner = require(transformer).createTransformer(options);
    const remarkPlugins = await loaded(mdxPlugins.remarkPlugins);
    const rehypePlugins = await loaded(mdxPlugins.rehypePlugins);
    return {
      /**
       * @param {string} source
       * @param {string} file
       * @param {unknown} settings
       */
      process(source, file, settings) {
        const compiled = compileSync(
          { value: source, path: file },
          { providerImportSource: '@/mdx-components', remarkPlugins, rehypePlugins },
        );
        return inner.process(String(compiled), `${file}.jsx`, settings);
      },
    };
  },
};
