#!/usr/bin/env node
/** Draws the favicon set from the mark: app/icon.svg, app/favicon.ico, app/apple-icon.png. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseOptions } from '../lib/cli.mjs';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { root } from '../lib/root.mjs';

parseOptions({
  usage: `node scripts/assets/icons.mjs

Writes app/icon.svg, app/favicon.ico and app/apple-icon.png. Run it after changing the mark in this script.`,
});

const { config } = await loadTypeScript(`export { default as config } from '@/tailwind.config';`);
const { coral, glass, ink, sand } = config.theme.colors;

/** The sun above the shoreline, on ink. `inset` keeps the mark inside a mask's safe zone. */
function mark({ inset = 0, round = true }) {
  const scale = (64 - 2 * inset) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round ? 14 : 0}" fill="${ink.DEFAULT}"/><g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round"><circle cx="32" cy="25" r="9.5" fill="${sand.DEFAULT}"/><path d="M6 39c9 0 11.5-5 20-5s11.5 6.5 20.5 6.5S57 38 60 37" stroke="${coral.bright}" stroke-width="4.6"/><path d="M10 50c7.5 0 9.5-3.400 16-3.400s9.5 4 16.5 4S51 49 55 48.5" stroke="${glass.deep}" stroke-width="3"/></g></svg>`;
}

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 400 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file that holds one PNG: six bytes of head, sixteen of directory, the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

const to = (file) => path.join(root, file);
writeFileSync(to('app/icon.svg'), mark({}));
writeFileSync(to('app/favicon.ico'), ico(await png(mark({}), 32), 32));
writeFileSync(to('app/apple-icon.png'), await png(mark({ round: false, inset: 5 }), 180));
