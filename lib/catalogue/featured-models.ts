import { type FeaturedModelContent, featuredModels } from '@/content/catalogue/featured-models';
import { modelYear } from '@/content/model-year';
import { comparisonKey } from '@/lib/format/comparison-key';
import { drawingPath } from './drawing-paths';
import { brandName, type Make } from './makes';
import { bodyStyleOf, modelsOf } from './models';

export type FeaturedModel = Pick<FeaturedModelContent, 'model' | 'features'> & {
  /** The position among the cards of all makes, from 1. */
  id: number;
  year: number;
  image: string;
  /** Where the features were read: "Kia Official". */
  source: string;
};

const cards = Object.entries(featuredModels)
  .flatMap(([slug, ofMake]) => ofMake.map((card) => ({ slug, ...card })))
  .map((card, index) => ({ ...card, id: index + 1 }));

/** The models that a make's brand page features, in order. Most makes have none. */
export function featuredModelsOf(make: Make): FeaturedModel[] {
  return cards
    .filter(({ slug }) => slug === make.slug)
    .map(({ id, model, paint, features, year }) => ({
      id,
      model,
      year: year ?? modelYear,
      image: drawingPath(bodyStyleOf(make.name, model), paint),
      features,
      source: `${brandName(make)} Official`,
    }));
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
