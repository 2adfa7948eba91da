import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoShapes } from '@/lib/catalogue/logos';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import tailwind from '@/tailwind.config';

/** Share images are rendered during the build, so these files are not needed on the server. */
const projectFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** The brand colors. */
export const color = tailwind.theme.colors;

/** Static fonts, because next/og supports neither woff2 nor variable fonts. */
export function shareImageFonts() {
  const font = (name: string, weight: 500 | 600) => {
    const file = `${name.toLowerCase()}-latin-${weight}-normal.woff`;
    const data = readFileSync(projectFile(`node_modules/@fontsource/${name.toLowerCase()}/files/${file}`));
    return { name, weight, style: 'normal' as const, data };
  };
  return [font('Besley', 600), font('Figtree', 500), font('Figtree', 600)];
}

/** What the latin files of the fonts don't have. */
const NOT_DRAWN = /[^\u0020-\u00ffıŒœˆ˚˜\u2010-\u203a€™]/gu;

/**
 * A text for an image: letters as they are in the fonts (Š is drawn as S), without emoji and other alphabets. next/og would
 * request their pictures and fonts from other hosts, and the build would depend on those.
 */
export const drawnText = (text: string): string =>
  text
    .replace(NOT_DRAWN, (letter) => letter.normalize('NFD'))
    .replace(NOT_DRAWN, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const dataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const svgFile = (name: string) => readFileSync(projectFile(`public/${name}.svg`), 'utf8');

/** @param name an SVG file in public, without its extension: "vehicles/sedan-ink" @returns its data URI */
export const publicSvg = (name: string) => dataUri(svgFile(name));

/** @returns the logo of a make as a data URI, in the color of text; `null` when there is none */
export function makeLogo(slug: string): string | null {
  const shapes = logoShapes(slug);
  if (shapes === null) return null;
  return svgDataUri('0 0 120 72', shapes.replaceAll('currentColor', color.ink.DEFAULT), color.ink.DEFAULT);
}

/**
 * @param name a drawing of public/art/guides
 * @returns it as a data URI in a view box of 480 by 560 units: its sky continues 200 units above the drawing
 */
export const guideDrawing = (name: string) =>
  dataUri(
    svgFile(`art/guides/${name}`).replace('360" viewBox="0 0 480 360"', '560" viewBox="0 -200 480 560"'),
  );

/** An SVG image as a data URI. */
function svgDataUri(viewBox: string, shapes: string, fill = 'none'): string {
  const [, , width, height] = viewBox.split(' ');
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" fill="${fill}">${shapes}</svg>`,
  );
}

const { width: W, height: H } = SHARE_IMAGE_SIZE;
const wave = `M0 488C120 488 190 458 330 458S560 488 760 486 1040 458 ${W} 470`;

/** The mark of components/layout/logo.tsx. */
export const logo = svgDataUri(
  '0 0 40 40',
  `<circle cx="20" cy="20" r="18.5" stroke="${color.ink.DEFAULT}" stroke-width="1.6"/>
   <circle cx="20" cy="17.5" r="5" stroke="${color.ink.DEFAULT}" stroke-width="1.9"/>
   <path d="M2.6 26.5c5.2 0 6.6-2.6 11.4-2.6s6.6 3.4 12 3.4 6.4-2 11-2.4" stroke="${color.accent.DEFAULT}" stroke-linecap="round" stroke-width="2.2"/>
   <path d="M7 32.2c4 0 5-1.6 8.4-1.6s5 2 8.8 2 4.6-.9 8-1.3" stroke="${color.ink.DEFAULT}" stroke-linecap="round" stroke-width="1.4"/>`,
);

/** The line below the title of a guide, as on its page. */
export function guideLine(): string {
  return svgDataUri(
    '0 0 532 24',
    `<path d="M0 17c60 0 90-11 150-11s100 13 180 13 110-14 202-9" stroke="${color.accent.DEFAULT}" stroke-width="3.5"/>`,
  );
}

/** The background: the sun above the shoreline, the beach and the road. */
export function shoreline(): string {
  return svgDataUri(
    `0 0 ${W} ${H}`,
    `<circle cx="560" cy="463" r="54" fill="${color.accent.pale}"/>
     <path d="${wave}V${H}H0Z" fill="${color.tint.DEFAULT}"/>
     <path d="${wave}" stroke="${color.action}" stroke-width="2.5"/>
     <path d="M0 566H${W}V${H}H0Z" fill="${color.line.DEFAULT}"/>
     <path d="M0 566H${W}" stroke="${color.action}" stroke-width="2.5"/>
     <path d="M24 602H${W}" stroke="${color.white}" stroke-width="6" stroke-dasharray="62 50"/>`,
  );
}
