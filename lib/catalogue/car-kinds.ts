/**
 * The kinds of car that a visitor can ask for. `value` is used in URLs. traits.ts says which models
 * are of a kind: it needs the catalogue, and only this file is sent to browsers.
 */
export const carKinds = [
  { value: 'suv', label: 'SUV' },
  { value: 'three-rows', label: 'Three rows' },
  { value: 'sedan', label: 'Sedan' },
  { value: 'pickup', label: 'Pickup' },
  { value: 'electric', label: 'Electric' },
] as const;

export type CarKind = (typeof carKinds)[number]['value'];

/** A URL can say anything: returns `undefined` unless the value matches exactly. */
export function findCarKind(value: string | null) {
  return carKinds.find((kind) => kind.value === value);
}
