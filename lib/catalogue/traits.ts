import type { BodyStyle } from '@/content/catalogue/body-styles';
import { type CarKind, carKinds } from './car-kinds';
import { type Model, modelOf, modelsOf } from './models';

/** Whether a model of the catalogue is of a kind. */
const isOfKind: Record<CarKind, (model: Model) => boolean> = {
  suv: ({ bodyStyle }) => bodyStyle.endsWith('suv'),
  'three-rows': ({ threeRows = false }) => threeRows,
  sedan: ({ bodyStyle }) => bodyStyle === 'sedan',
  pickup: ({ bodyStyle }) => bodyStyle.endsWith('pickup'),
  electric: ({ electric = false }) => electric,
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
  const [longest = ''] = named.sort((a, b) => b.length - a.length);
  const model = modelOf(makeName, longest);
  if (!model) return { bodyStyle: null, carKinds: [] };

  const ofModel = carKinds.filter(({ value }) => isOfKind[value](model));
  return { bodyStyle: model.bodyStyle, carKinds: ofModel.map(({ value }) => value) };
}
