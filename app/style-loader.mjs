import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * @this {any}
 * @param {string} source
 * @returns a module whose default export is the style sheet's text, empty for the browser
 */
export default async function styleLoader(source) {
  if (this.getOptions().empty) return "export default ''";
  const { css, messages } = await postcss([tailwind()]).process(source, {
    from: this.resourcePath,
  });
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
