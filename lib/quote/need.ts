import type { BodyStyle } from '@/content/catalogue/body-styles';
import { findMake } from '@/lib/catalogue/makes';
import { findNeed, needs } from '@/lib/catalogue/needs';
import { parseMileage } from './mileage-options';

/** The part of the apply page for a visitor who doesn't know which car. */
export const NOT_SURE_ID = 'not-sure';

const ANY = 'any';
export const needOptions = [{ value: ANY, label: 'Any kind' }, ...needs];
export const peopleOptions = [
  { value: ANY, label: 'Any number' },
  { value: '5', label: 'Up to 5' },
  { value: '7', label: 'Up to 7' },
  { value: '8', label: 'Up to 8' },
] as const;

/**
 * The vehicle of a visitor who isn't sure yet, in words that the broker reads in the hosted form. All of them are from a fixed
 * list or the catalogue, because anybody can write a link.
 *
 * @param query `need` and `people` as in the options, `make` by name or alias, `mileage`
 * @returns `null` without a need of the options; `words` such as "SUV, up to 7 people", `style` of the drawing, and
 *   `parameters` of the form
 */
export function needFromQuery(query: URLSearchParams) {
  const need = query.get('need');
  const kind = needOptions.find(({ value }) => value === need)?.label;
  if (!need || !kind) return null;
  const people = peopleOptions.find(({ value }) => value !== ANY && value === query.get('people'))?.value;
  const words = people ? `${kind}, up to ${people} people` : kind;
  const make = findMake(query.get('make') ?? '')?.name;
  const mileage = parseMileage(query.get('mileage'));
  const style: BodyStyle = findNeed(need)?.style ?? 'sedan';
  return {
    vehicle: { make: make ?? 'Any make', model: `Not sure yet: ${words}`, mileage },
    words,
    style,
    parameters: { need, people, make, mileage },
  };
}
