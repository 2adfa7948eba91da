import type { BodyStyle } from '@/content/catalogue/body-styles';
import { electricModels, threeRowModels } from '@/content/catalogue/model-traits';
import { type CarKind, carKinds } from './car-kinds';
import { findMake, type Make } from './makes';
import { bodyStyleOf, modelsOf } from './models';

type ModelsByMake = Record<string, readonly string[] | undefined>;

const threeRows: ModelsByMake = threeRowModels;
const electric: ModelsByMake = electricModels;

/** For each kind, whether a model of the catalogue is of that kind. */
const isOfKind: Record<CarKind, (make: Make, model: string, style: BodyStyle | null) => boolean> = {
  suv: (_make, _model, style) => style?.endsWith('suv') ?? false,
  'three-rows': ({ slug }, model) => threeRows[slug]?.includes(model) ?? false,
  sedan: (_make, _model, style) => style === 'sedan',
  pickup: (_make, _model, style) => style?.endsWith('pickup') ?? false,
  electric: ({ slug }, model) => electric[slug]?.includes(model) ?? false,
};

export type Traits = { style: BodyStyle | null; carKinds: CarKind[] };

/**
 * What the catalogue knows about a car.
 *
 * @param text the model, maybe with a trim: "Equinox EV LT"
 * @returns a null style and no kinds for an unknown model
 */
export function traitsOf(makeName: string, text: string): Traits {
  const words = `${text.toLowerCase()} `;
  const named = modelsOf(makeName).filter((model) => words.startsWith(`${model.toLowerCase()} `));
  // The longest match wins: "Equinox EV LT" is an Equinox EV, not an Equinox.
  const [model] = named.sort((a, b) => b.length - a.length);
  const make = findMake(makeName);
  if (!make || !model) return { style: null, carKinds: [] };

  const style = bodyStyleOf(makeName, model);
  const ofModel = carKinds.filter(({ value }) => isOfKind[value](make, model, style));
  return { style, carKinds: ofModel.map(({ value }) => value) };
}
