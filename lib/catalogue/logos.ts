import { readFileSync } from 'node:fs';
import path from 'node:path';

let sprite: string | undefined;

/** Whether public/makes.svg has the logo of a make. Reads a file: for use on the server. */
export function hasLogo(slug: string): boolean {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/makes.svg');
  sprite ??= readFileSync(file, 'utf8');
  return sprite.includes(`<symbol id="${slug}"`);
}
