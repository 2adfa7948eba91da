import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The drawing of a guide that names none. */
export const defaultDrawing = 'bridge';

let drawings: ReadonlyMap<string, string> | undefined;

/**
 * The drawings for guides, from public/art/guides. For use at build.
 *
 * @returns the shapes of each as SVG markup, in a view box of 480 by 360 units, by the name of its file: "signpost"
 */
export function guideDrawings(): ReadonlyMap<string, string> {
  if (drawings) return drawings;
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art/guides');
  const shapesOf = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  drawings = new Map(files.sort().map((file) => [path.basename(file, '.svg'), shapesOf(file)]));
  return drawings;
}
