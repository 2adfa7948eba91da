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

/** @returns the id of a make's logo in public/makes.svg, or of the wheel where it has none */
export function logoSymbol(slug: string): string {
  return logoShapes(slug) === null ? 'no-logo' : slug;
}
