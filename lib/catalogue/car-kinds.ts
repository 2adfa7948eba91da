import { withArticle } from '@/lib/format/words';

/**
 * The kinds of car that a visitor can ask for. `value` is used in URLs. models.ts says which models
 * are of a kind: it needs the catalogue, which the inventory page doesn't send to browsers.
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

type Words = {
  /** Stands before the make: "an electric Kia". */
  adjective?: string;
  /** Stands after the make: "a Kia SUV". Without it, the make is the noun: "a Kia". */
  noun?: string;
  /** Stands after both: "a Kia with three rows". */
  feature?: string;
};

const wordsOf: Record<CarKind | 'any', Words> = {
  any: {},
  suv: { noun: 'SUV' },
  'three-rows': { feature: 'with three rows' },
  sedan: { noun: 'sedan' },
  pickup: { noun: 'pickup' },
  electric: { adjective: 'electric' },
};

/** Describes what a visitor asks for: "a Kia with three rows". Empty if that may be any car. */
export function carKindInWords(asked: {
  carKind?: CarKind | 'any' | null;
  make?: string | null;
}): string {
  const { make } = asked;
  const carKind = asked.carKind ?? 'any';
  if (carKind === 'any' && !make) return '';
  const { adjective, noun, feature } = wordsOf[carKind];
  const name = [adjective, make, noun ?? (make ? undefined : 'car')].filter(Boolean).join(' ');
  return [withArticle(name), feature].filter(Boolean).join(' ');
}
