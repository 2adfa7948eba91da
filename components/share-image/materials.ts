import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import tailwind from '@/tailwind.config';

/** Read at build alone, so that a server needs none of these files. */
const file = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** The house's colors, by their tokens' names. */
export const color = tailwind.theme.colors;

/** The faces as static fonts: next/og reads neither woff2 nor variable fonts. */
export function shareImageFonts() {
  const face = (name: string, weight: 400 | 500 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(
      file(
        `node_modules/@fontsource/${name.toLowerCase()}/files/${name.toLowerCase()}-latin-${weight}-normal.woff`,
      ),
    ),
  });
  return [face('Besley', 600), face('Figtree', 500), face('Figtree', 600)];
}

const dataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** @param name a drawing below public, without extension: "vehicles/sedan-ink" */
export function art(name: string): string {
  return dataUri(readFileSync(file(`public/${name}.svg`), 'utf8'));
}

/** A make's logo out of the sprite, in ink. */
export function makeLogo(slug: string): string {
  const sprite = readFileSync(file('public/makes.svg'), 'utf8');
  const [, shapes] = sprite.match(new RegExp(`<symbol id="${slug}"[^>]*>([\\s\\S]*?)</symbol>`)) ?? [];
  if (!shapes) throw new Error(`public/makes.svg holds no logo of "${slug}"`);
  return drawing('0 0 120 72', shapes.replaceAll('currentColor', color.ink.DEFAULT), color.ink.DEFAULT);
}

/** Shapes drawn in place. */
export function drawing(viewBox: string, shapes: string, fill = 'none'): string {
  const [, , width, height] = viewBox.split(' ');
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" fill="${fill}">${shapes}</svg>`,
  );
}

const { width: W, height: H } = SHARE_IMAGE_SIZE;
const wave = (y: number) =>
  `M0 ${y + 18}C120 ${y + 18} 190 ${y - 12} 330 ${y - 12}S560 ${y + 18} 760 ${y + 16} 1040 ${y - 12} ${W} ${y}`;

/** The motif: the sun over the shoreline, the beach below it, and the road that the vehicle stands on. */
export function shore(): string {
  return drawing(
    `0 0 ${W} ${H}`,
    `<circle cx="560" cy="463" r="54" fill="${color.coral.pale}"/>
     <path d="${wave(470)}V${H}H0Z" fill="${color.glass.DEFAULT}"/>
     <path d="${wave(470)}" stroke="${color.harbor}" stroke-width="2.5"/>
     <path d="M0 566H${W}V${H}H0Z" fill="${color.sand.DEFAULT}"/>
     <path d="M0 566H${W}" stroke="${color.harbor}" stroke-width="2.5"/>
     <path d="M24 602H${W}" stroke="${color.white}" stroke-width="6" stroke-dasharray="62 50"/>`,
  );
}
