/**
 * What a car has to be. `value` is in URLs and in the traits of the models that fit (traits.ts);
 * `style` has the drawing.
 */
export const needs = [
  { value: 'suv', label: 'SUV', style: 'compact-suv' },
  { value: 'three-rows', label: 'Three rows', style: 'large-suv' },
  { value: 'sedan', label: 'Sedan', style: 'sedan' },
  { value: 'pickup', label: 'Pickup', style: 'pickup' },
  { value: 'electric', label: 'Electric', style: 'hatchback' },
] as const;

export type Need = (typeof needs)[number]['value'];

/**
 * @returns the need of exactly that value; `undefined` for everything else, since a URL may say
 *   anything
 */
export function findNeed(value: string | null) {
  return needs.find((need) => need.value === value);
}
