import { electricModels, threeRowModels } from '@/content/catalogue/model-traits';
import { findMake } from './makes';
import { bodyStyleOf, modelsOf } from './models';

type ModelsByMake = Record<string, readonly string[] | undefined>;
const traits: readonly [string, ModelsByMake][] = [
  ['three-rows', threeRowModels],
  ['electric', electricModels],
];

/**
 * @param text the model, maybe with a trim
 * @returns such as "large-suv three-rows electric"; empty for an unknown model
 */
export function traitsOf(makeName: string, text: string): string {
  const words = `${text.toLowerCase()} `;
  const named = modelsOf(makeName).filter((model) => words.startsWith(`${model.toLowerCase()} `));
  // "X5" for "X5 xDrive40i", but "Equinox EV" for "Equinox EV LT".
  const [model] = named.sort((a, b) => b.length - a.length);
  const make = findMake(makeName);
  if (!make || !model) return '';
  const others = traits
    .filter(([, models]) => models[make.slug]?.includes(model))
    .map(([trait]) => trait);
  return [bodyStyleOf(makeName, model), ...others].join(' ');
}
