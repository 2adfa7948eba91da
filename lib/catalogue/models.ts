import type { BodyStyle } from '@/content/catalogue/body-styles';
import { type ModelContent, models } from '@/content/catalogue/models';
import { spelledLike } from '@/lib/format/comparison-key';
import { findMake } from './makes';

export type Model = { name: string; bodyStyle: BodyStyle; threeRows?: true; electric?: true };

const named = (model: ModelContent) => (typeof model === 'string' ? { name: model } : model);

/** The slug of each make, with its models by their names, in the order of lists. */
const lineups = new Map(
  Object.entries(models).map(([slug, byBodyStyle]) => {
    const lineup = Object.entries(byBodyStyle).flatMap(([bodyStyle, ofStyle]) =>
      ofStyle.map((model): Model => ({ ...named(model), bodyStyle: bodyStyle as BodyStyle })),
    );
    const sorted = lineup.sort((a, b) => (a.name < b.name ? -1 : 1));
    return [slug, new Map(sorted.map((model) => [model.name, model]))];
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

/** @param model as `modelsOf` spells it; otherwise there is none */
export function modelOf(makeName: string, model: string): Model | undefined {
  return lineupOf(makeName)?.get(model);
}

/** `null` when the catalogue doesn't have the model. */
export function bodyStyleOf(makeName: string, model: string): BodyStyle | null {
  return modelOf(makeName, model)?.bodyStyle ?? null;
}
