import { makes as content, type MakeContent } from '@/content/catalogue/makes';
import { popularMakes as popularSlugs } from '@/content/catalogue/popular-makes';

export type Make = MakeContent;

/** The 29 makes, alphabetical (spec section 3; the 29th is Volvo, design section 3). */
export const makes: readonly Make[] = content;

/** Case, spacing, hyphens and non-breaking spaces do not count (spec section 5). `\s` covers U+00A0. */
function key(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, '');
}

const makeByKey = new Map<string, Make>(
  makes.flatMap((make) =>
    [make.name, make.slug, ...make.aliases].map((text): [string, Make] => [key(text), make]),
  ),
);

/** @returns the make of that exact name, slug or alias, in any case and spacing; `null` when there is none */
export function findMake(text: string): Make | null {
  return makeByKey.get(key(text)) ?? null;
}

/**
 * The make a visitor or an advertisement meant (spec section 4, quote form): an alias or the exact name in any
 * case, then a partial match of two letters or more, then the text as it came.
 */
export function resolveMake(text: string): string {
  const given = collapseWhitespace(text);
  const exact = findMake(given);
  if (exact) return exact.name;
  const wanted = key(given);
  if (wanted.length < 2) return given;
  const partial =
    makes.find((make) => key(make.name).startsWith(wanted)) ??
    makes.find((make) => key(make.name).includes(wanted) || wanted.includes(key(make.name)));
  return partial?.name ?? given;
}

/**
 * The make of an inventory row as people read it (spec section 5): known spellings become the catalogue's name,
 * an unknown make is title-cased.
 */
export function normalizeMake(text: string): string {
  const given = collapseWhitespace(text);
  return (
    findMake(given)?.name ??
    given
      .toLowerCase()
      .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
  );
}

/** The makes people ask for most, in the order of content/catalogue/popular-makes.ts. */
export const popularMakes: readonly Make[] = popularSlugs.flatMap((slug) => findMake(slug) ?? []);

/** The name a make's own page uses: the spec's brand catalogue says "Mercedes". */
export function brandName(make: Make): string {
  return make.brandName ?? make.name;
}

/** One line of text: runs of any white space become one space, at most 80 characters, none of them cut in half. */
export function collapseWhitespace(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, 80).join('').trimEnd();
}
