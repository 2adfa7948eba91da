import { findMake, type Make, makes } from './makes';

export type BrandPath = { kind: 'page' } | { kind: 'redirect'; slug: string } | { kind: 'unknown' };

/** A longer segment is never a make. */
const LONGEST_SEGMENT = 120;

/** @returns the make with exactly that slug; `null` for everything else */
export function makeOfSlug(slug: string): Make | null {
  return makes.find((make) => make.slug === slug) ?? null;
}

/**
 * Resolves a path below /inventory (docs/product.md#brand-pages).
 *
 * @param segment the part after `/inventory/`, percent-encoded as in the URL
 * @returns `page` for the slug of a make, `redirect` with the slug for another spelling or an alias, otherwise
 *   `unknown`; never throws
 */
export function resolveBrandPath(segment: string): BrandPath {
  if (makeOfSlug(segment)) return { kind: 'page' };
  const make = findMake(decoded(segment));
  return make ? { kind: 'redirect', slug: make.slug } : { kind: 'unknown' };
}

function decoded(segment: string): string {
  if (segment.length > LONGEST_SEGMENT) return '';
  try {
    return decodeURIComponent(segment).replace(/[+_]/g, ' ');
  } catch {
    return '';
  }
}
