import type { Place } from '@/lib/lease/tax';
import type { Car } from '../fields';
import type { CatalogueMake } from './reading';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
/** "cr v" and "CRV" for "CR-V". */
const patternOf = (name: string) => (name.match(/\p{L}+|\d+/gu) ?? []).join("[ .’'-]?");
const only = (all: readonly string[]) => (new Set(all).size === 1 ? (all[0] ?? '') : '');

/** @returns the only car of the catalogue that a text names, of several models none; `spans`: where makes and models stand */
export function carIn(text: string, makes: readonly CatalogueMake[]) {
  const cars = makes.flatMap(({ name: make, aliases, models }) => [
    ...[make, ...aliases].map((name) => ({ name, make, model: '' })),
    ...models.map((model) => ({ name: model, make, model })),
  ]);
  const byName = new Map<string, typeof cars>();
  for (const car of cars) byName.set(plain(car.name), [...(byName.get(plain(car.name)) ?? []), car]);
  const names = cars.map(({ name }) => patternOf(name)).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d$.,])(?:${names.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'giu');
  let before: { make: string; end: number } | undefined;
  const found = [...(makes.length > 0 ? text.matchAll(pattern) : [])].flatMap(({ 0: name, index }) => {
    const all = byName.get(plain(name)) ?? [];
    // A model that's also a word or a number needs its make before it: "escape", "IS", "2500"; but "RX 350".
    const isWord =
      /^[a-z]+$|^[\d .-]+$/.test(name) ||
      (/^[A-Z]{1,2}$/.test(name) && !/^ \d{3}(?![-.\d])/.test(text.slice(index + name.length)));
    const own = all.find(
      ({ make }) => make === before?.make && (before.end === index - 1 || !/^[\d .-]+$/.test(name)),
    );
    const car = own ?? (all.length === 1 && (!all[0]?.model || !isWord) ? all[0] : undefined);
    if (!car) return [];
    before = { make: car.make, end: index + name.length };
    return [{ ...car, start: index, end: before.end }];
  });
  const models = found.filter(({ model }) => model);
  const model = only(models.map((one) => one.model));
  const make = only((model ? models : found).map((one) => one.make));
  const years = [...text.matchAll(/(?:^|[^\d/$,.])20(2[4-9])(?![\d/,]|-\d)/g)].map(([, year = '']) => year);
  const short = found.flatMap(
    ({ start }) => /(?:^|[^\d$.,/])(2[4-9]) ?$/.exec(text.slice(Math.max(0, start - 5), start))?.[1] ?? [],
  );
  const year = only(years.length > 0 ? years : short);
  return { car: { make, model, year: year ? 2000 + Number(year) : null } satisfies Car, spans: found };
}

const PLACES: readonly (readonly [Place | 'either', RegExp])[] = [
  [
    'nj',
    /\b(?:nj|new jersey|jersey|njmvc|mvc|hoboken|newark|paramus|edison|princeton|6\.625 ?%|0[78]\d{3})\b/i,
  ],
  ['nyc', /\b(?:nyc|new york city|brooklyn|queens|manhattan|bronx|staten island|8\.875 ?%)\b/i],
  ['ny', /\b(?:westchester|long island|nassau|suffolk|yonkers|white plains|albany|rochester|syracuse)\b/i],
  ['either', /\b(?:ny|new york|nys)\b/i],
];

/** @returns the state, or the city, of a message that names only one; null where New York may be the city or another county */
export function placeIn(text: string): Place | null {
  const found = PLACES.filter(([, pattern]) => pattern.test(text)).map(([place]) => place);
  const [exact = null, other] = found.filter((place) => place !== 'either');
  return !other && (exact !== 'nj' || found.length === 1) ? exact : null;
}
