/**
 * Drawings and icons have their colors written in: a page's variables don't reach what browsers
 * load as images.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import tailwind from '@/tailwind.config';
import { UserError } from './cli';

const DRAWN = 'scripts/lib/drawn-colors.json';

const ICON = 'app/icon.svg';

type Colors = Record<string, string>;

const read = (file: string) => readFileSync(file, 'utf8');

/** The colors of tailwind.config.ts by their names in classes: "accent" and "accent-deep". */
export function colorsByName(): Colors {
  const colors: Colors = {};
  for (const [name, shades] of Object.entries(tailwind.theme.colors))
    for (const [shade, value] of Object.entries(
      typeof shades === 'string' ? { DEFAULT: shades } : shades,
    ))
      colors[shade === 'DEFAULT' ? name : `${name}-${shade}`] = value.toLowerCase();
  return colors;
}

/**
 * @throws UserError for a color that can't be drawn, and for two of one value: the next change
 *   couldn't tell them apart
 */
export function wantedColors(names: string[], tokens: Colors): Colors {
  const wanted: Colors = {};
  for (const name of names) {
    const color = tokens[name] ?? '';
    if (!/^#[\da-f]{6}$/.test(color) || Object.values(wanted).includes(color))
      throw new UserError(
        `tailwind.config.ts, ${name}: expected a color such as "#c23e27" that no other color of the drawings has.`,
      );
    wanted[name] = color;
  }
  return wanted;
}

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

/**
 * An .ico file that contains a PNG of 32 by 32 pixels: 6 bytes of header, 16 of directory, the
 * image.
 */
function ico(image: Buffer) {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}

/**
 * Whether the drawings have other colors than tailwind.config.ts, so that `npm run colors` is due.
 */
export function colorsAreDue(): boolean {
  const tokens = colorsByName();
  return Object.entries<string>(JSON.parse(read(DRAWN))).some(
    ([name, value]) => tokens[name] !== value,
  );
}

/**
 * Writes the colors of tailwind.config.ts into the drawings and icons.
 *
 * @returns how many files have changed
 */
export async function recolorDrawings(): Promise<number> {
  const before: Colors = JSON.parse(read(DRAWN));
  const after = wantedColors(Object.keys(before), colorsByName());
  const art = readdirSync('public/art', { recursive: true, encoding: 'utf8' });
  const drawings = art.filter((file) => file.endsWith('.svg')).map((file) => `public/art/${file}`);
  const changed = [...drawings, ICON].filter(
    (file) => recolored(read(file), before, after) !== read(file),
  );
  for (const file of changed) writeFileSync(file, recolored(read(file), before, after));
  const icon = read(ICON);
  writeFileSync('app/favicon.ico', ico(await png(icon, 32)));
  // Systems cut the corners of this one, so its sun stays away from them.
  const square = icon
    .replace('rx="14"', '')
    .replace('translate(0 0) scale(1)', 'translate(5 5) scale(.84375)');
  writeFileSync('app/apple-icon.png', await png(square, 180));
  writeFileSync(DRAWN, `${JSON.stringify(after, null, 2)}\n`);
  return changed.length;
}
