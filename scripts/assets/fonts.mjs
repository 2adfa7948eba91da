#!/usr/bin/env node
/** Subsets the two fonts to what the site's texts need: app/fonts/*.woff2 (docs/decisions.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions } from '../lib/cli';
import { root } from '../lib/root';
import { CHARACTERS } from './font-characters.mjs';

parseOptions({
  usage: `node scripts/assets/fonts.mjs

Writes app/fonts/*.woff2. Run it after changing scripts/assets/font-characters.mjs.`,
});

// @ts-expect-error: subset-font publishes no types.
const { default: subset } = await import('subset-font');
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'];
const FONTS = [
  { name: 'besley', axes: { wght: 560 } },
  { name: 'figtree', axes: { wght: { min: 400, max: 650 } } },
];

for (const { name, axes } of FONTS) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  /** @type {Buffer} */
  const font = await subset(readFileSync(path.join(root, source)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(path.join(root, `app/fonts/${name}.woff2`), font);
  console.log(`app/fonts/${name}.woff2: ${font.length} bytes`);
}
