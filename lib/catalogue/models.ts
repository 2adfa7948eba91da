import type { BodyStyle } from '@/content/catalogue/body-styles';
import { type ModelContent, models } from '@/content/catalogue/models';
import { type CarKind, carKinds } from './car-kinds';
import { findMake, type Make } from './makes';
import { beginningsOf, comparisonKey } from './spelling';

export type Model = { name: string; bodyStyle: BodyStyle; threeRows?: true; electric?: true };

const named = (model: ModelContent) => (typeof model === 'string' ? { name: model } : model);

/** The slug of each make, with its models by their comparison keys, in the order of lists. */
const lineups = new Map(
  Object.entries(models).map(([slug, byBodyStyle]) => {
    const lineup = Object.entries(byBodyStyle).flatMap(([bodyStyle, ofStyle]) =>
      ofStyle.map((model): Model => ({ ...named(model), bodyStyle: bodyStyle as BodyStyle })),
    );
    const sorted = lineup.sort((a, b) => (a.name < b.name ? -1 : 1));
    return [slug, new Map(sorted.map((model) => [comparisonKey(model.name), model]))];
  }),
);

const lineupOf = (makeName: string) => lineups.get(findMake(makeName)?.slug ?? '');

/** Sorted by name; empty for a make that isn't in the catalogue. */
export function modelsOf(makeName: string): string[] {
  return [...(lineupOf(makeName)?.values() ?? [])].map(({ name }) => name);
}

/** The make and the model in the catalogue's spelling. What it doesn't have is left out. */
export function catalogueCar({ make, model }: { make: string | null; model: string | null }): {
  make?: string;
  model?: string;
} {
  return { make: findMake(make)?.name, model: modelOf(make ?? '', model ?? '')?.name };
}

/** @param model in any spelling: "RAV 4" is the RAV4 */
export function modelOf(makeName: string, model: string): Model | undefined {
  return lineupOf(makeName)?.get(comparisonKey(model));
}

/** `null` when the catalogue doesn't have the model. */
export function bodyStyleOf(makeName: string, model: string): BodyStyle | null {
  return modelOf(makeName, model)?.bodyStyle ?? null;
}

/**
 * @param shown the models that the make's page already shows, in any spelling
 * @returns its other models, sorted by name
 */
export function otherModelsOf(make: Make, shown: readonly string[]): string[] {
  const keys = new Set(shown.map(comparisonKey));
  return modelsOf(make.name).filter((model) => !keys.has(comparisonKey(model)));
}

/** The anchor of a model's card on its brand page: "3-series". */
export const modelAnchor = ({ model }: { model: string }) =>
  model.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** Which models of the catalogue are of a kind. */
const kindRules: Record<CarKind, (model: Model) => boolean> = {
  suv: ({ bodyStyle }) => bodyStyle.endsWith('suv'),
  'three-rows': ({ threeRows = false }) => threeRows,
  sedan: ({ bodyStyle }) => bodyStyle === 'sedan',
  pickup: ({ bodyStyle }) => bodyStyle.endsWith('pickup'),
  electric: ({ electric = false }) => electric,
};

export type CarTraits = { bodyStyle: BodyStyle | null; carKinds: CarKind[] };

/**
 * What the catalogue knows about a car.
 *
 * @param text the model in any spelling, maybe with a trim: "Equinox EV LT", "RAV 4 XLE"
 * @returns a null body style and no kinds for an unknown model
 */
export function traitsOf(makeName: string, text: string): CarTraits {
  // The longest match wins: "Equinox EV LT" is an Equinox EV, not an Equinox.
  const models = beginningsOf(text).map((beginning) => modelOf(makeName, beginning));
  const model = models.find((one) => one !== undefined);
  if (!model) return { bodyStyle: null, carKinds: [] };

  const ofModel = carKinds.filter(({ value }) => kindRules[value](model));
  return { bodyStyle: model.bodyStyle, carKinds: ofModel.map(({ value }) => value) };
}
