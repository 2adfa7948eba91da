import { type FeaturedModel, featuredModels } from '@/content/catalogue/featured-models';
import { brandName, findMake, type Make } from './makes';
import { modelsOf } from './models';

export type { FeaturedModel };

/** The models that a make's brand page features, in order. Most makes have none. */
export function featuredModelsOf(make: Make): readonly FeaturedModel[] {
  return featuredModels.filter((card) => card.makeSlug === make.slug);
}

/** Each model once, in the order of the cars. */
export function distinctModels(cars: readonly { model: string }[]): string[] {
  return [...new Set(cars.map(({ model }) => model))];
}

/**
 * @param shown the models that the make's page already shows
 * @returns its other models, in catalogue order
 */
export function otherModelsOf(make: Make, shown: readonly string[]): string[] {
  return modelsOf(make.name).filter((model) => !shown.includes(model));
}

/** The name on the card, in the dialog, and in the form's hidden field: "2026 Mercedes GLC". */
export function carTitle(make: Make, { model, year }: { model: string; year: number }): string {
  return `${year} ${brandName(make)} ${model}`;
}

/** The anchor of a model's card on its brand page: "3-series". */
export const modelAnchor = ({ model }: { model: string }) =>
  model.toLowerCase().replace(/[^a-z\d]+/g, '-');

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
