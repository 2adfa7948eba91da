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
  /** @type {string[]} */
  const imports = [];
  const text = JSON.stringify(css).replace(/(?<=url\()[\w./-]+\.woff2/g, (file) => {
    imports.push(`import font${imports.length} from '${file}';`);
    return `"+font${imports.length - 1}+"`;
  });
  return `${imports.join('')}export default ${text}`;
}
