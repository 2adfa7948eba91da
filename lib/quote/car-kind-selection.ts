import { carKinds } from '@/lib/catalogue/car-kinds';
import { findMake } from '@/lib/catalogue/makes';
import { withArticle } from '@/lib/format/words';
import { parameterNames } from '@/lib/site/routes';
import { parseMileage } from './mileage-options';

/** The choices of a visitor who doesn't know the car yet. `value` is in URLs. */
const ANY = 'any';

export const carKindOptions = [{ value: ANY, label: 'Any kind' }, ...carKinds] as const;
/** A kind of car, or any. */
export type CarKindChoice = (typeof carKindOptions)[number]['value'];

/** What the visitor has chosen, in values of these options and of the catalogue. */
export type CarKindSelection = {
  carKind?: CarKindChoice;
  make?: string;
  /** Miles a year, as stored, where the URL has them. */
  mileage?: string;
};

export function carKindSelectionFromQuery(query: URLSearchParams): CarKindSelection {
  const carKind = query.get(parameterNames.carKind);
  const mileage = query.get('mileage');
  return {
    carKind: carKindOptions.find(({ value }) => value === carKind)?.value,
    make: findMake(query.get('make'))?.name,
    mileage: mileage ? parseMileage(mileage) : undefined,
  };
}

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

/**
 * Describes what was asked for, for the summary, the confirmation, and the form's hidden field: "a
 * Kia with three rows". Empty if nothing about the car was said.
 */
export function carKindInWords({ carKind = ANY, make }: CarKindSelection): string {
  if (carKind === ANY && !make) return '';
  const { adjective, noun, feature } = wordsOf[carKind];
  const name = [adjective, make, noun ?? (make ? undefined : 'car')].filter(Boolean).join(' ');
  return [withArticle(name), feature].filter(Boolean).join(' ');
}
