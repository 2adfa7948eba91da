import { readFileSync } from 'node:fs';
import path from 'node:path';

let sprite: string | undefined;

/**
 * The logo of a make from public/makes.svg, as SVG markup in a view box of 120 by 72, or `null`.
 * For use at build.
 */
export function logoShapes(slug: string): string | null {
  sprite ??= readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'public/makes.svg'),
    'utf8',
  );
  return new RegExp(`<symbol id="${slug}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sprite)?.[1] ?? null;
}

/** Whether public/makes.svg has the logo of a make. Reads a file: for use at build. */
export const hasLogo = (slug: string) => logoShapes(slug) !== null;
