import { type Paint, paints } from '@/content/catalogue/body-styles';
import { featuredModels } from '@/content/catalogue/featured-models';
import { modelYear } from '@/content/model-year';
import { bodyStyleDrawing } from './drawings';
import { brandName, findMake, type Make } from './makes';
import { bodyStyleOf, modelOf, modelsOf } from './models';

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
      image: bodyStyleDrawing(bodyStyle, paint),
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
export function modelDrawing(makeName: string, model: string): string | null {
  const make = findMake(makeName);
  const known = modelOf(makeName, model);
  if (!make || !known) return null;
  const featured = featuredModelsOf(make).find((one) => one.model === known.name);
  const paint = paints[modelsOf(makeName).indexOf(known.name) % paints.length] as Paint;
  return featured?.image ?? bodyStyleDrawing(known.bodyStyle, paint);
}
