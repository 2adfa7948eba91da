import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The drawing of a guide that names none. */
export const defaultDrawing = 'bridge';

let drawings: ReadonlyMap<string, string> | undefined;

/**
 * The drawings for guides, from public/art/guides.svg (docs/product.md#blog). For use at build.
 *
 * @returns the shapes of each as SVG markup, in a view box of 480 by 360 units, by the name of its `<view>`
 */
export function guideDrawings(): ReadonlyMap<string, string> {
  if (drawings) return drawings;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art/guides.svg');
  const found = readFileSync(file, 'utf8').matchAll(
    /<view id="([^"]+)"[^>]*\/>\s*<svg[^>]*>([\s\S]*?)<\/svg>/g,
  );
  drawings = new Map([...found].map(([, name = '', shapes = '']) => [name, shapes]));
  return drawings;
}
