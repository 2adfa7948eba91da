import { parseOptions } from './lib/cli';
import { recolorDrawings } from './lib/drawing-colors';

parseOptions(`npm run colors

Run it after you have changed a color in tailwind.config.ts. It writes the drawings of public/art, app/icon.svg, app/favicon.ico,
app/apple-icon.png and scripts/lib/drawn-colors.json: commit them with your change.`);
console.log(`Drawings and icons with new colors: ${await recolorDrawings()}.`);
