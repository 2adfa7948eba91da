import { paints } from '@/content/catalogue/body-styles';
import { featuredModels } from '@/content/catalogue/featured-models';
import { findMake } from './makes';
import { modelsOf } from './models';
import { traitsOf } from './traits';

/** The picture of a model's card, or else a drawing of its body style, a sedan if unknown. */
export function carPicture(makeName: string, model: string): string {
  const slug = findMake(makeName)?.slug;
  const card = featuredModels.find((one) => one.makeSlug === slug && one.model === model);
  const paint = paints[Math.max(0, modelsOf(makeName).indexOf(model)) % paints.length];
  const bodyStyle = traitsOf(makeName, model).bodyStyle ?? 'sedan';
  return card?.image ?? `/vehicles/${bodyStyle}-${paint}.svg`;
}
