import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * Makes a module of a style sheet, whose default export is its text: minified, with the URLs of its fonts, and empty for
 * the browser, which has it in the page. next.config.mjs names this loader.
 * @this {any} @param {string} source
 */
export default async function styleLoader(source) {
  if (this.getOptions().empty) return "export default ''";
  const { css, messages } = await postcss([tailwind()]).process(source, { from: this.resourcePath });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file);
    if (type === 'dir-dependency') this.addContextDependency(dir);
  }
  const fonts = [...new Set(css.match(/(?<=url\()[\w./-]+\.woff2/g))];
  const imports = fonts.map((file, at) => `import font${at} from '${file}';`);
  const urls = fonts.map((file, at) => `.replace('${file}', font${at})`);
  // One text, which the last step of the build shortens (lib/static-pages).
  return `${imports.join('')}export default ${JSON.stringify(css)}${urls.join('')}`;
}
