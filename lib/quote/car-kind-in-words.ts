// Apart from car-kind-selection.ts, which needs the catalogue: only this file is sent to browsers.
import { withArticle } from '@/lib/format/words';
import type { CarKindChoice } from './car-kind-selection';

type Words = {
  /** Stands before the make: "an electric Kia". */
  adjective?: string;
  /** Stands after the make: "a Kia SUV". Without it, the make is the noun: "a Kia". */
  noun?: string;
  /** Stands after both: "a Kia with three rows". */
  feature?: string;
};

const wordsOf: Record<CarKindChoice, Words> = {
  any: {},
  suv: { noun: 'SUV' },
  'three-rows': { feature: 'with three rows' },
  sedan: { noun: 'sedan' },
  pickup: { noun: 'pickup' },
  electric: { adjective: 'electric' },
};

/** Describes what a visitor asks for: "a Kia with three rows". Empty if that may be any car. */
export function carKindInWords(asked: {
  carKind?: CarKindChoice | null;
  make?: string | null;
}): string {
  const { make } = asked;
  const carKind = asked.carKind ?? 'any';
  if (carKind === 'any' && !make) return '';
  const { adjective, noun, feature } = wordsOf[carKind];
  const name = [adjective, make, noun ?? (make ? undefined : 'car')].filter(Boolean).join(' ');
  return [withArticle(name), feature].filter(Boolean).join(' ');
}
