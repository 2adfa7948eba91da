import { electricModels, threeRowModels } from '@/content/catalogue/model-traits';
import { findMake } from './makes';
import { bodyStyleOf, modelsOf } from './models';

type ModelsByMake = Record<string, readonly string[] | undefined>;
const traits: readonly [string, ModelsByMake][] = [
  ['three-rows', threeRowModels],
  ['electric', electricModels],
];

/** The catalogue's model that a text begins with: "X5" for "X5 xDrive40i", but "Equinox EV" for "Equinox EV LT". */
function modelNamed(makeName: string, text: string): string {
  if (bodyStyleOf(makeName, text)) return text;
  const words = `${text.toLowerCase()} `;
  const named = modelsOf(makeName).filter((model) => words.startsWith(`${model.toLowerCase()} `));
  return named.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** @param text the model, maybe with a trim @returns such as "large-suv three-rows electric"; empty for an unknown model */
export function traitsOf(makeName: string, text: string): string {
  const model = modelNamed(makeName, text);
  const slug = findMake(makeName)?.slug ?? '';
  const others = traits.filter(([, models]) => models[slug]?.includes(model)).map(([trait]) => trait);
  return [bodyStyleOf(makeName, model) ?? '', ...others].join(' ').trim();
}
