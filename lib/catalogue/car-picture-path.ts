import { type Paint, paints } from '@/content/catalogue/body-styles';
import { drawingPath } from './drawing-paths';
import { featuredModelsOf } from './featured-models';
import { findMake } from './makes';
import { modelsOf } from './models';
import { traitsOf } from './traits';

/** The picture of a model's card, or else a drawing of its body style, a sedan if unknown. */
export function carPicturePath(makeName: string, model: string): string {
  const make = findMake(makeName);
  const card = make && featuredModelsOf(make).find((one) => one.model === model);
  const position = Math.max(0, modelsOf(makeName).indexOf(model));
  const paint = paints[position % paints.length] as Paint;
  return card?.image ?? drawingPath(traitsOf(makeName, model).bodyStyle, paint);
}
