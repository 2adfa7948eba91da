import { type Paint, paints } from '@/content/catalogue/body-styles';
import { drawingPath } from './drawing-paths';
import { featuredModelsOf } from './featured-models';
import { findMake } from './makes';
import { modelOf, modelsOf } from './models';

/**
 * The path of a model's drawing: that of the featured model, or else in a paint that follows from
 * its position in the list of models. `null` for a model that the catalogue doesn't have.
 */
export function carDrawingPath(makeName: string, model: string): string | null {
  const make = findMake(makeName);
  const known = modelOf(makeName, model);
  if (!make || !known) return null;
  const featured = featuredModelsOf(make).find((one) => one.model === known.name);
  const position = modelsOf(makeName).indexOf(known.name);
  return featured?.image ?? drawingPath(known.bodyStyle, paints[position % paints.length] as Paint);
}
