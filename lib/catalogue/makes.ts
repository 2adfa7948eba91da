import { makes as content, type MakeContent } from '@/content/catalogue/makes';
import { popularMakeSlugs } from '@/content/catalogue/popular-makes';
import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { beginningsOf, comparisonKey } from './spelling';

export type Make = MakeContent;

export const makes: readonly Make[] = [...content].sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

const makeByKey = new Map<string, Make>(
  makes.flatMap((make) =>
    [make.name, make.slug, brandName(make), ...make.aliases].map((text): [string, Make] => [
      comparisonKey(text),
      make,
    ]),
  ),
);

/**
 * Finds a make by one of its names, its slug, or an alias in any case and spacing. Never guesses.
 */
export function findMake(text: string | null): Make | null {
  return makeByKey.get(comparisonKey(text ?? '')) ?? null;
}

/**
 * @param segment of a URL's path, percent-encoded: any spelling or alias of the make
 * @returns `null` for an unknown make or broken encoding; never throws
 */
export function makeInPath(segment: string): Make | null {
  try {
    return findMake(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/**
 * The make that a visitor or an ad meant, by name, alias, or a part of at least two letters;
 * otherwise the text on one line.
 */
export function guessMake(text: string | null): string {
  const line = cleanText(text ?? '', MAX_NAME_LENGTH);
  const exact = findMake(line);
  if (exact) return exact.name;

  const wanted = comparisonKey(line);
  if (wanted.length < 2) return line;

  const partial =
    makes.find((make) => comparisonKey(make.name).startsWith(wanted)) ??
    makes.find(({ name }) => {
      const key = comparisonKey(name);
      return key.includes(wanted) || wanted.includes(key);
    });
  return partial?.name ?? line;
}

/**
 * The make that a row or a URL of the inventory names. A known spelling or alias becomes the
 * catalogue's name, even with other words after it, as in a dealer's name ("Land Rover Englewood").
 * Any other make gets title case.
 */
export function normalizedMakeName(text: string): string {
  const line = cleanText(text.replace(/[®™]/g, '').replace(/\p{Pd}/gu, '-'), MAX_NAME_LENGTH);
  const known = beginningsOf(line)
    .map(findMake)
    .find((make) => make !== null);
  return known?.name ?? titleCase(line);
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

export const popularMakes: readonly Make[] = popularMakeSlugs.flatMap(
  (slug) => findMake(slug) ?? [],
);

/** The name that a make's own page uses: "Mercedes" for Mercedes-Benz. */
export function brandName(make: Make): string {
  return make.brandName ?? make.name;
}

/** The name on the card, in the dialog, and in the form's hidden field: "2026 Mercedes GLC". */
export function carTitle(make: Make, { model, year }: { model: string; year: number }): string {
  return `${year} ${brandName(make)} ${model}`;
}
