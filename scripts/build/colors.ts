/**
 * Gives the drawings of public/art and the icons the colors of tailwind.config.ts: browsers load these files as images, which
 * the variables of a page don't reach.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import tailwind from '@/tailwind.config';
import { root } from '../lib/root';

/** The colors that the drawings have now, by name. */
const DRAWN = 'scripts/build/drawn-colors.json';

const ICON = 'app/icon.svg';

type Colors = Record<string, string>;

/** "accent" and "accent-deep", as in the names of classes, with their values. */
function colorsByName(): Colors {
  const named = Object.entries(tailwind.theme.colors).flatMap(([name, shades]) =>
    typeof shades === 'string'
      ? [[name, shades]]
      : Object.entries(shades).map(([shade, value]) => [`${name}-${shade}`.replace('-DEFAULT', ''), value]),
  );
  return Object.fromEntries(named.filter(([, value]) => value?.startsWith('#')));
}

/** @returns the drawing with the colors of `after` in place of those that have the same names in `before` */
export function recolored(svg: string, before: Colors, after: Colors): string {
  const changed = new Map(Object.entries(before).map(([name, value]) => [value, after[name]]));
  return svg.replace(/#[\da-f]{6}\b/g, (color) => changed.get(color) ?? color);
}

/** @param size in pixels */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 400 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file that contains a PNG of 32 by 32 pixels: 6 bytes of header, 16 of directory, the image. */
function ico(image: Buffer) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}

/** Changes nothing as long as the drawings have the colors of the configuration. */
export async function applyColors(): Promise<void> {
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const [drawn, colors] = [read(DRAWN), colorsByName()];
  const wanted = `${JSON.stringify(colors, null, 2)}\n`;
  if (drawn === wanted) return;
  const art = readdirSync(at('public/art'), { recursive: true, encoding: 'utf8' });
  for (const file of [...art.filter((one) => one.endsWith('.svg')).map((one) => `public/art/${one}`), ICON])
    writeFileSync(at(file), recolored(read(file), JSON.parse(drawn), colors));
  const icon = read(ICON);
  writeFileSync(at('app/favicon.ico'), ico(await png(icon, 32)));
  // Systems cut the corners of this one, so its sun stays away from them.
  const square = icon
    .replace('rx="14"', '')
    .replace('translate(0 0) scale(1)', 'translate(5 5) scale(.84375)');
  writeFileSync(at('app/apple-icon.png'), await png(square, 180));
  writeFileSync(at(DRAWN), wanted);
}
