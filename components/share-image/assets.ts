import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@/tailwind.config';

/** Share images are rendered during the build, so these files are not needed on the server. */
const projectFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

export const color = tailwind.theme.colors;

/** Static fonts, because next/og supports neither woff2 nor variable fonts. */
export function shareImageFonts() {
  const font = (name: string, weight: 500 | 600) => {
    const file = `${name.toLowerCase()}-latin-${weight}-normal.woff`;
    const data = readFileSync(
      projectFile(`node_modules/@fontsource/${name.toLowerCase()}/files/${file}`),
    );
    return { name, weight, style: 'normal' as const, data };
  };
  return [font('Besley', 600), font('Figtree', 500), font('Figtree', 600)];
}

/** Characters that are missing in the fonts' latin files. */
const NOT_DRAWN = /[^\u0020-\u00ffıŒœˆ˚˜\u2010-\u203a€™]/gu;

/**
 * Removes emoji and other alphabets, and turns letters that the fonts lack into ones that they have
 * (Š into S). For these, next/og would load pictures and fonts from other hosts, and the build
 * would depend on those hosts.
 */
export const drawnText = (text: string): string =>
  text
    .replace(NOT_DRAWN, (letter) => letter.normalize('NFD'))
    .replace(NOT_DRAWN, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const dataUri = (data: string | Buffer, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;

const svgFile = (name: string) => readFileSync(projectFile(`public/${name}.svg`), 'utf8');

export const publicSvg = (name: string) => dataUri(svgFile(name));

export const publicPicture = (file: string) =>
  dataUri(readFileSync(projectFile(`public${file}`)), file.endsWith('.png') ? 'png' : undefined);

/** The sky continues 200 units above the drawing. */
export const guideDrawingData = (name: string) =>
  dataUri(
    svgFile(`art/guides/${name}`).replace(
      '360" viewBox="0 0 480 360"',
      '560" viewBox="0 -200 480 560"',
    ),
  );
