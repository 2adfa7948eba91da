#!/usr/bin/env node
/** Cuts the two faces down to what the site's texts need: app/fonts/*.woff2 (docs/decisions.md, "One weight of Besley"). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** Every character that is set in our own faces; others come from the visitor's system. */
export const CHARACTERS = `${ascii}\u00a0‘’“”–—…·•©®™−×÷½áéíóúñüöäçëèêàâôîïÁÉÍÓÚÑÜÖÄÇ`;

const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'];

const FACES = [
  { name: 'besley', axes: { wght: 560 } },
  { name: 'figtree', axes: { wght: { min: 400, max: 650 } } },
];

async function writeFaces() {
  const { default: subset } = await import('subset-font');
  for (const { name, axes } of FACES) {
    const source = path.join(
      root,
      `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    );
    const face = await subset(readFileSync(source), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(path.join(root, `app/fonts/${name}.woff2`), face);
    console.log(`app/fonts/${name}.woff2: ${face.length} bytes`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  parseOptions({
    usage: `node scripts/assets/fonts.mjs

Writes app/fonts/*.woff2. Run it after changing the list of characters in this script.`,
  });
  await writeFaces();
}
