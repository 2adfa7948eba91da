import type { Place } from '@/lib/lease/tax';
import type { Car } from '../fields';
import type { CatalogueMake } from './reading';

/** "cr v" and "CRV" for "CR-V". */
const patternOf = (name: string) => (name.match(/\p{L}+|\d+/gu) ?? []).join("[ .’'-]?");
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const only = (all: readonly string[]) => (new Set(all).size === 1 ? (all[0] ?? '') : '');
const YEAR = /(?<![\d/$,.])(?:20|['’])(2[4-9])(?![\d/,]|-\d)/g;

/** @returns the only car that a text names, of several models none; `rest`: the text without cars */
export function carIn(text: string, makes: readonly CatalogueMake[]) {
  const cars = makes.flatMap(({ name: make, aliases, models }) => [
    ...[make, ...aliases].map((name) => ({ make, model: '', name })),
    // "2500" alone is a number.
    ...models.map((model) => ({ make, model, name: /\p{L}/u.test(model) ? model : `${make} ${model}` })),
  ]);
  const patterns = cars.map(({ name }) => patternOf(name)).sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{L}\\d$.,])(?:${patterns.join('|') || '$^'})(?![\\p{L}\\d]|[.,]\\d)`,
    'giu',
  );
  const names = [...new Set(text.match(any))];
  const found = cars.filter(({ name }) => names.some((one) => plain(one) === plain(name)));
  const said = found.flatMap(({ model, make }) => (model ? [] : [make]));
  // A model that's also a word needs its make: "escape", "IS".
  const isWord = (model: string) =>
    names.every((name) => plain(name) !== plain(model) || /^(?:[a-z]+|[A-Z]{1,2})$/.test(name));
  const models = found.filter(({ make, model }) => model && (said.includes(make) || !isWord(model)));
  const [make, model] = [
    only(models.length > 0 ? models.map((one) => one.make) : said),
    only(models.map((one) => one.model)),
  ];
  const year = only([...text.matchAll(YEAR)].map(([, digits = '']) => digits));
  const car: Car = { make, model, year: year ? 2000 + Number(year) : null };
  return { car, rest: text.replace(any, (name) => 'x'.repeat(name.length)) };
}

const PLACES: Record<Place | 'either', RegExp> = {
  nj: /\b(?:nj|new jersey|jersey|njmvc|mvc|hoboken|newark|paramus|edison|princeton|6\.625 ?%|0[78]\d{3})\b/i,
  nyc: /\b(?:nyc|new york city|brooklyn|queens|manhattan|bronx|staten island|8\.875 ?%)\b/i,
  ny: /\b(?:westchester|long island|nassau|suffolk|yonkers|white plains|albany|rochester|syracuse)\b/i,
  either: /\b(?:ny|new york|nys)\b/i,
};

/** @returns the only place that is named; null where New York may be the city or another county */
export function placeIn(text: string): Place | null {
  const [place, other] = (['nj', 'nyc', 'ny', 'either'] as const).filter((name) => PLACES[name].test(text));
  return !place || place === 'either' || (other && (place === 'nj' || other !== 'either')) ? null : place;
}
