import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoShapes } from '@/lib/catalogue/logos';
import { guideDrawings } from '@/lib/guides/drawings';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import tailwind from '@/tailwind.config';

/** Share images are rendered during the build, so these files are not needed on the server. */
const projectFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** The brand colors. */
export const color = tailwind.theme.colors;

/** Static fonts, because next/og supports neither woff2 nor variable fonts. */
export function shareImageFonts() {
  const font = (name: string, weight: 400 | 500 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(
      projectFile(
        `node_modules/@fontsource/${name.toLowerCase()}/files/${name.toLowerCase()}-latin-${weight}-normal.woff`,
      ),
    ),
  });
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

/**
 * @param name an SVG file in public, without its extension: "vehicles/sedan-ink"
 * @returns its data URI
 */
export function publicSvg(name: string): string {
  return dataUri(readFileSync(projectFile(`public/${name}.svg`), 'utf8'));
}

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
export function guideDrawing(name: string): string {
  return svgDataUri('0 -200 480 560', guideDrawings().get(name) ?? '');
}

/** @returns an SVG image as a data URI */
export function svgDataUri(viewBox: string, shapes: string, fill = 'none'): string {
  const [, , width, height] = viewBox.split(' ');
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" fill="${fill}">${shapes}</svg>`,
  );
}

const { width: W, height: H } = SHARE_IMAGE_SIZE;
const wave = (y: number) =>
  `M0 ${y + 18}C120 ${y + 18} 190 ${y - 12} 330 ${y - 12}S560 ${y + 18} 760 ${y + 16} 1040 ${y - 12} ${W} ${y}`;

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
     <path d="${wave(470)}V${H}H0Z" fill="${color.tint.DEFAULT}"/>
     <path d="${wave(470)}" stroke="${color.action}" stroke-width="2.5"/>
     <path d="M0 566H${W}V${H}H0Z" fill="${color.line.DEFAULT}"/>
     <path d="M0 566H${W}" stroke="${color.action}" stroke-width="2.5"/>
     <path d="M24 602H${W}" stroke="${color.white}" stroke-width="6" stroke-dasharray="62 50"/>`,
  );
}
