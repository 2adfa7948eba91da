import { findMake, type Make, makes } from './makes';

export type BrandAddress = { kind: 'page' } | { kind: 'redirect'; slug: string } | { kind: 'unknown' };

/** Nobody spells a make with more signs; a longer text is not looked at. */
const LONGEST_SEGMENT = 120;

/** @returns the make whose brand page stands under exactly that slug; `null` for everything else */
export function makeOfSlug(slug: string): Make | null {
  return makes.find((make) => make.slug === slug) ?? null;
}

/**
 * Where an address below /inventory leads (design section 3).
 *
 * @param segment the part after `/inventory/` as it stands in the address, percent-encoded
 * @returns `page` for one of the 29 slugs, `moved` with the slug for another spelling or an alias, else `unknown`;
 *   never throws, whatever the text
 */
export function brandAddress(segment: string): BrandAddress {
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
