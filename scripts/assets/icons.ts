/** Generates the favicons: app/icon.svg, app/favicon.ico, app/apple-icon.png. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import tailwind from '@/tailwind.config';
import { parseOptions } from '../lib/cli';

parseOptions({
  usage: `npx tsx scripts/assets/icons.ts

Writes app/icon.svg, app/favicon.ico and app/apple-icon.png. Run it after changing the icon in this script.`,
});
const { colors } = tailwind.theme;

/**
 * A sun above a shoreline.
 *
 * @param options `inset` keeps it inside the safe zone of a mask
 */
function icon({ inset = 0, round = true } = {}) {
  const scale = (64 - 2 * inset) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round ? 14 : 0}" fill="${colors.ink.DEFAULT}"/><g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round"><circle cx="32" cy="25" r="9.5" fill="${colors.line.DEFAULT}"/><path d="M6 39c9 0 11.5-5 20-5s11.5 6.5 20.5 6.5S57 38 60 37" stroke="${colors.accent.bright}" stroke-width="4.6"/><path d="M10 50c7.5 0 9.5-3.400 16-3.400s9.5 4 16.5 4S51 49 55 48.5" stroke="${colors.tint.deep}" stroke-width="3"/></g></svg>`;
}

/** @param size in pixels */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 400 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file that contains one PNG: 6 bytes of header, 16 of directory, the image. */
function ico(image: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

const write = (name: string, data: string | Buffer) => writeFileSync(`app/${name}`, data);
write('icon.svg', icon());
write('favicon.ico', ico(await png(icon(), 32), 32));
write('apple-icon.png', await png(icon({ round: false, inset: 5 }), 180));
