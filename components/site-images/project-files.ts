import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The images are rendered during the build, so the server doesn't need these files. */
const projectFile = (file: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file));

/** next/og supports neither woff2 nor variable fonts, so the pages' own file doesn't do. */
export const besley = () =>
  projectFile('node_modules/@fontsource/besley/files/besley-latin-600-normal.woff');

/** @param file an SVG or PNG, such as "/logo.svg" */
export function publicPicture(file: string): string {
  const type = file.endsWith('.png') ? 'png' : 'svg+xml';
  return `data:image/${type};base64,${projectFile(`public${file}`).toString('base64')}`;
}
