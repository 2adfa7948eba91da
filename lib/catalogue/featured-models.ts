import { featuredModels } from '@/content/catalogue/featured-models';
import { modelYear } from '@/content/model-year';
import { drawingPath } from './drawing-paths';
import { brandName, type Make } from './makes';
import { bodyStyleOf } from './models';

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
