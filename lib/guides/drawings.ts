import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The drawing of a guide that names none. */
export const defaultDrawing = 'bridge';

/** @returns the names of the drawings for guides, the files of public/art/guides: "signpost". For use at build */
export function guideDrawings(): string[] {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art/guides');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return files.map((file) => path.basename(file, '.svg')).sort();
}
