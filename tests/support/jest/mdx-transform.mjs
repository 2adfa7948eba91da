/** Compiles MDX files for Jest with the same plugins as in next.config.mjs. */
import { createRequire } from 'node:module';
import { compileSync } from '@mdx-js/mdx';
import rehypeExtractToc from '@stefanprobst/rehype-extract-toc';
import rehypeExtractTocMdx from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

const require = createRequire(import.meta.url);

/** `transform` in jest.config.mjs passes these options. Next's transformer does the rest. */
export default {
  /** @param {{ next: [path: string, options: unknown] }} config */
  createTransformer({ next: [transformer, options] }) {
    const inner = require(transformer).createTransformer(options);
    return {
      /**
       * @param {string} source
       * @param {string} file
       * @param {unknown} settings
       */
      process(source, file, settings) {
        const compiled = compileSync(
          { value: source, path: file },
          {
            providerImportSource: '@/mdx-components',
            remarkPlugins: [remarkGfm, remarkFrontmatter],
            rehypePlugins: [rehypeSlug, rehypeExtractToc, [rehypeExtractTocMdx, { name: 'toc' }]],
          },
        );
        return inner.process(String(compiled), `${file}.jsx`, settings);
      },
    };
  },
};
