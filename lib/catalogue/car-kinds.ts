/**
 * The kinds of cars that a visitor can ask for. `value` is in URLs. Which models are of a kind is in
 * traits.ts, because this file is sent to the browser and the catalogue isn't.
 */
export const carKinds = [
  { value: 'suv', label: 'SUV' },
  { value: 'three-rows', label: 'Three rows' },
  { value: 'sedan', label: 'Sedan' },
  { value: 'pickup', label: 'Pickup' },
  { value: 'electric', label: 'Electric' },
] as const;

export type CarKind = (typeof carKinds)[number]['value'];

/** @returns the kind of exactly that value; `undefined` for any other text of a URL */
export function findCarKind(value: string | null) {
  return carKinds.find((kind) => kind.value === value);
}
