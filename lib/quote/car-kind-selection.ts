import { carKinds } from '@/lib/catalogue/car-kinds';
import { findMake } from '@/lib/catalogue/makes';
import { withArticle } from '@/lib/format/words';
import { parameters } from '@/lib/site/routes';
import { parseMileage } from './mileage-options';

/** The choices of a visitor who doesn't know the car yet. `value` is in URLs. */
const ANY = 'any';

export const carKindOptions = [{ value: ANY, label: 'Any kind' }, ...carKinds] as const;
export type CarKindValue = (typeof carKindOptions)[number]['value'];

export const seatOptions = [
  { value: ANY, label: 'Any number' },
  { value: '5', label: 'Up to 5' },
  { value: '7', label: 'Up to 7' },
  { value: '8', label: 'Up to 8' },
] as const;

/** What the visitor has chosen, in values of these options and of the catalogue. */
export type CarKindSelection = {
  carKind: CarKindValue;
  /** Left out if any number is fine. */
  seats?: string;
  make?: string;
  /** Miles a year, as stored, where the URL has them. */
  mileage?: string;
};

export function carKindFromQuery(query: URLSearchParams): CarKindSelection | null {
  const carKind = carKindOptions.find(
    ({ value }) => value === query.get(parameters.carKind),
  )?.value;
  if (!carKind) return null;

  const seats = seatOptions.find(({ value }) => value === query.get(parameters.seats))?.value;
  const mileage = query.get('mileage');
  return {
    carKind,
    seats: seats === ANY ? undefined : seats,
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

const wordsOf: Record<CarKindValue, Words> = {
  any: {},
  suv: { noun: 'SUV' },
  'three-rows': { feature: 'with three rows' },
  sedan: { noun: 'sedan' },
  pickup: { noun: 'pickup' },
  electric: { adjective: 'electric' },
};

/**
 * Describes what was asked for, for the summary, the confirmation, and the form's hidden field: "an
 * SUV for up to 7 people". Empty if nothing about the car was said.
 */
export function carKindInWords({ carKind, make, seats }: CarKindSelection): string {
  if (carKind === ANY && !make && !seats) return '';
  const { adjective, noun, feature } = wordsOf[carKind];
  const name = [adjective, make, noun ?? (make ? undefined : 'car')].filter(Boolean).join(' ');
  const forPeople = seats && `for up to ${seats} people`;
  return [withArticle(name), feature, forPeople].filter(Boolean).join(' ');
}
