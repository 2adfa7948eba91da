import { readFileSync } from 'node:fs';
import path from 'node:path';

let sprite: string | undefined;

/** Whether public/makes.svg has the make's logo. Reads a file, so it works on the server only. */
export function hasLogo(slug: string): boolean {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/makes.svg');
  sprite ??= readFileSync(file, 'utf8');
  return sprite.includes(`<symbol id="${slug}"`);
}
