import { type Paint, paints } from '@/content/catalogue/body-styles';
import { featuredModels } from '@/content/catalogue/featured-models';
import { modelYear } from '@/content/model-year';
import { drawingPath } from './drawing-paths';
import { brandName, findMake, type Make } from './makes';
import { bodyStyleOf, modelsOf } from './models';
import { comparisonKey } from './spelling';

const allFeatured = Object.entries(featuredModels)
  .flatMap(([slug, ofMake]) => ofMake.map((featured) => ({ slug, ...featured })))
  // The specification numbers the cards of all makes, from 1.
  .map((featured, index) => ({ ...featured, id: index + 1 }));

export type FeaturedModel = ReturnType<typeof featuredModelsOf>[number];

/** The cars of the brand page of a make with featured models, in order. Most makes have none. */
export function featuredModelsOf(make: Make) {
  const ofMake = allFeatured.filter(({ slug }) => slug === make.slug);
  return ofMake.map(({ id, model, paint, features, year = modelYear }) => {
    const bodyStyle = bodyStyleOf(make.name, model);
    return {
      id,
      make: make.name,
      model,
      year,
      bodyStyle,
      image: drawingPath(bodyStyle, paint),
      features,
      /** Where the features were read: "Kia Official". */
      source: `${brandName(make)} Official`,
    };
  });
}

/**
 * The path of a model's drawing: that of the featured model, or else in a paint that follows from
 * its position in the list of models. `null` for a model that the catalogue doesn't have.
 */
export function carDrawingPath(makeName: string, model: string): string | null {
  const make = findMake(makeName);
  const bodyStyle = bodyStyleOf(makeName, model);
  if (!make || !bodyStyle) return null;
  const featured = featuredModelsOf(make).find((one) => one.model === model);
  const position = modelsOf(makeName).indexOf(model);
  return featured?.image ?? drawingPath(bodyStyle, paints[position % paints.length] as Paint);
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
