/** What visitors can ask of a car. `value` is used in URLs; traits.ts says which models fit. */
export const needs = [
  { value: 'suv', label: 'SUV', style: 'compact-suv' },
  { value: 'three-rows', label: 'Three rows', style: 'large-suv' },
  { value: 'sedan', label: 'Sedan', style: 'sedan' },
  { value: 'pickup', label: 'Pickup', style: 'pickup' },
  { value: 'electric', label: 'Electric', style: 'hatchback' },
] as const;

export type Need = (typeof needs)[number]['value'];

/** A URL can say anything: returns `undefined` unless the value matches exactly. */
export function findNeed(value: string | null) {
  return needs.find((need) => need.value === value);
}
