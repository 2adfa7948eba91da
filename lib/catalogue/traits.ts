import type { BodyStyle } from '@/content/catalogue/body-styles';
import { type CarKind, carKinds } from './car-kinds';
import { type Model, modelOf } from './models';
import { beginningsOf } from './spelling';

/** Which models of the catalogue are of a kind. */
const kindRules: Record<CarKind, (model: Model) => boolean> = {
  suv: ({ bodyStyle }) => bodyStyle.endsWith('suv'),
  'three-rows': ({ threeRows = false }) => threeRows,
  sedan: ({ bodyStyle }) => bodyStyle === 'sedan',
  pickup: ({ bodyStyle }) => bodyStyle.endsWith('pickup'),
  electric: ({ electric = false }) => electric,
};

export type CarTraits = { bodyStyle: BodyStyle | null; carKinds: CarKind[] };

/**
 * What the catalogue knows about a car.
 *
 * @param text the model in any spelling, maybe with a trim: "Equinox EV LT", "RAV 4 XLE"
 * @returns a null body style and no kinds for an unknown model
 */
export function traitsOf(makeName: string, text: string): CarTraits {
  // The longest match wins: "Equinox EV LT" is an Equinox EV, not an Equinox.
  const models = beginningsOf(text).map((beginning) => modelOf(makeName, beginning));
  const model = models.find((one) => one !== undefined);
  if (!model) return { bodyStyle: null, carKinds: [] };

  const ofModel = carKinds.filter(({ value }) => kindRules[value](model));
  return { bodyStyle: model.bodyStyle, carKinds: ofModel.map(({ value }) => value) };
}
