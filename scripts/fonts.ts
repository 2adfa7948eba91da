import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error: subset-font publishes no types.
import subset from 'subset-font';
import { parseOptions } from './lib/cli';
import { FONT_CHARACTERS } from './lib/font-characters';

parseOptions(`npm run fonts

Writes app/fonts/*.woff2. Run it after changing scripts/lib/font-characters.ts.`);

const FONTS = [
  { name: 'besley', axes: { wght: 560 } },
  { name: 'figtree', axes: { wght: { min: 400, max: 650 } } },
];

for (const { name, axes } of FONTS) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font: Buffer = await subset(readFileSync(source), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'],
    noHinting: true,
  });
  writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`app/fonts/${name}.woff2: ${font.length} bytes`);
}
