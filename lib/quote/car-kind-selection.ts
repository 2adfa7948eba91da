import { carKinds } from '@/lib/catalogue/car-kinds';
import { findMake } from '@/lib/catalogue/makes';
import { parameterNames } from '@/lib/site/routes';
import { parseMileage } from './mileage-options';

/** The choices of a visitor who doesn't know the car yet. `value` is in URLs. */
export const carKindOptions = [{ value: 'any', label: 'Any kind' }, ...carKinds] as const;
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
