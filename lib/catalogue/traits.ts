import type { BodyStyle } from '@/content/catalogue/body-styles';
import { electricModels, threeRowModels } from '@/content/catalogue/model-traits';
import { type CarKind, carKinds } from './car-kinds';
import { findMake, type Make } from './makes';
import { bodyStyleOf, modelsOf } from './models';

type ModelsByMake = Record<string, readonly string[] | undefined>;

const threeRows: ModelsByMake = threeRowModels;
const electric: ModelsByMake = electricModels;

/** Whether a model of the catalogue is of a kind. */
const isOfKind: Record<
  CarKind,
  (make: Make, model: string, bodyStyle: BodyStyle | null) => boolean
> = {
  suv: (_make, _model, bodyStyle) => bodyStyle?.endsWith('suv') ?? false,
  'three-rows': ({ slug }, model) => threeRows[slug]?.includes(model) ?? false,
  sedan: (_make, _model, bodyStyle) => bodyStyle === 'sedan',
  pickup: (_make, _model, bodyStyle) => bodyStyle?.endsWith('pickup') ?? false,
  electric: ({ slug }, model) => electric[slug]?.includes(model) ?? false,
};

export type Traits = { bodyStyle: BodyStyle | null; carKinds: CarKind[] };

/**
 * What the catalogue knows about a car.
 *
 * @param text the model, maybe with a trim: "Equinox EV LT"
 * @returns a null body style and no kinds for an unknown model
 */
export function traitsOf(makeName: string, text: string): Traits {
  const words = `${text.toLowerCase()} `;
  const named = modelsOf(makeName).filter((model) => words.startsWith(`${model.toLowerCase()} `));
  // The longest match wins: "Equinox EV LT" is an Equinox EV, not an Equinox.
  const [model] = named.sort((a, b) => b.length - a.length);
  const make = findMake(makeName);
  if (!make || !model) return { bodyStyle: null, carKinds: [] };

  const bodyStyle = bodyStyleOf(makeName, model);
  const ofModel = carKinds.filter(({ value }) => isOfKind[value](make, model, bodyStyle));
  return { bodyStyle, carKinds: ofModel.map(({ value }) => value) };
}
