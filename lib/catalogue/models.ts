import type { BodyStyle } from '@/content/catalogue/body-styles';
import { models } from '@/content/catalogue/models';
import { spelledLike } from '@/lib/format/comparison-key';
import { findMake } from './makes';

/** The slug of each make, with its models in the order of lists, with their body styles. */
const lineups = new Map(
  Object.entries(models).map(([slug, byBodyStyle]) => {
    const pairs = Object.entries(byBodyStyle).flatMap(([bodyStyle, names]) =>
      names.map((name) => [name, bodyStyle as BodyStyle] as const),
    );
    return [slug, new Map(pairs.sort(([a], [b]) => (a < b ? -1 : 1)))];
  }),
);

const lineupOf = (makeName: string) => lineups.get(findMake(makeName)?.slug ?? '');

/** Sorted by name; empty for a make that isn't in the catalogue. */
export function modelsOf(makeName: string): string[] {
  return [...(lineupOf(makeName)?.keys() ?? [])];
}

/** The make and the model in the catalogue's spelling. What it doesn't have is left out. */
export function catalogueCar({ make, model }: { make: string | null; model: string | null }): {
  make?: string;
  model?: string;
} {
  const known = findMake(make);
  return { make: known?.name, model: spelledLike(modelsOf(known?.name ?? ''), model ?? '') };
}

/** `null` when the catalogue doesn't have the model. */
export function bodyStyleOf(makeName: string, model: string): BodyStyle | null {
  return lineupOf(makeName)?.get(model) ?? null;
}
