import type { BodyStyle } from '@/content/catalogue/body-styles';
import { creditTiers } from '@/content/credit-tiers';
import { findMake } from '@/lib/catalogue/makes';
import { findNeed, needs } from '@/lib/catalogue/needs';
import { parseMileage } from './mileage-options';

const ANY = 'any';
export const needOptions = [{ value: ANY, label: 'Any kind' }, ...needs];
export const peopleOptions = [
  { value: ANY, label: 'Any number' },
  { value: '5', label: 'Up to 5' },
  { value: '7', label: 'Up to 7' },
  { value: '8', label: 'Up to 8' },
] as const;

/** Scores for which a lease isn't a matter of course. */
const LOW_SCORE = 660;
/** Credit as a reader of a guide states it, without a check. */
export const creditOptions = [
  ...creditTiers
    .filter(({ to }) => to < LOW_SCORE)
    .map(({ from, to }, at, { length }) =>
      at === length - 1 ? `Under ${to + 1}` : `${from} to ${to}`,
    ),
  'No score yet',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

/**
 * The vehicle of a visitor who isn't sure yet, in words of a fixed list or the catalogue: anybody
 * can write a link.
 *
 * @returns `null` without a need of the options; `words` such as "SUV, up to 7 people"; `style` of
 *   the drawing; `parameters` of the form
 */
export function needFromQuery(query: URLSearchParams) {
  const need = query.get('need');
  const kind = needOptions.find(({ value }) => value === need)?.label;
  if (!need || !kind) return null;
  const people = peopleOptions.find(
    ({ value }) => value !== ANY && value === query.get('people'),
  )?.value;
  const credit = creditOptions.find(({ value }) => value === query.get('credit'));
  const words = [
    kind,
    ...(people ? [`up to ${people} people`] : []),
    ...(credit ? [`credit: ${credit.label.toLowerCase()}`] : []),
  ].join(', ');
  const make = findMake(query.get('make'))?.name;
  const mileage = parseMileage(query.get('mileage'));
  const style: BodyStyle = findNeed(need)?.style ?? 'sedan';
  return {
    vehicle: { make: make ?? 'Any make', model: `Not sure yet: ${words}`, mileage },
    words,
    style,
    parameters: { need, people, make, mileage, credit: credit?.value },
  };
}
