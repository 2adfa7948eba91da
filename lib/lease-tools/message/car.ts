import type { Place } from '@/lib/lease/tax';
import type { CatalogueMake, MessageCar } from './reading';

/** Where the car stands in the text. */
export type FoundCar = MessageCar & { spans: readonly (readonly [start: number, end: number])[] };

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const LONGEST = 5;

/** @returns the only car of the catalogue that a text names; of a make with several models, none of them */
export function carIn(text: string, makes: readonly CatalogueMake[]): FoundCar {
  const names = new Map<string, { make: string; model: string }[]>();
  const add = (name: string, car: { make: string; model: string }) => {
    const key = plain(name);
    names.set(key, [...(names.get(key) ?? []), car]);
  };
  for (const { name, aliases, models } of makes) {
    for (const alias of [name, ...aliases]) add(alias, { make: name, model: '' });
    for (const model of models) add(model, { make: name, model });
  }
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
  const found: { make: string; model: string; at: number; start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at++)
    for (let to = Math.min(at + LONGEST, words.length); to > at; to--) {
      const [first, last] = [words[at], words[to - 1]];
      if (!first || !last || last.end - first.start > 30) continue;
      const written = text.slice(first.start, last.end);
      const cars = /\n/.test(written) ? [] : (names.get(plain(written)) ?? []);
      // "Escape" is a car, "escape" a word, "3,000" neither.
      const sure = cars.filter(({ model }) => model === '' || /\d/.test(model) === /\d/.test(written));
      const isWord = to === at + 1 && /^[a-z]+$|^\d+$/.test(written);
      const make = found.find((one) => one.model === '')?.make;
      const car = sure.find((one) => one.make === make) ?? (sure.length === 1 && !(isWord && sure[0]?.model) ? sure[0] : undefined);
      // "Ram 1500", not "2,500"
      if (!car || (/^\d+$/.test(plain(written)) && (found.at(-1)?.end !== first.start - 1 || found.at(-1)?.make !== car.make))) continue;
      found.push({ ...car, at, start: first.start, end: last.end });
      at = to - 1;
      break;
    }
  const models = new Map(found.filter(({ model }) => model).map((one) => [one.model, one]));
  const [model] = models.size === 1 ? models.values() : [];
  const allMakes = new Set(found.map(({ make }) => make));
  const make = model?.make ?? (allMakes.size === 1 ? found[0]?.make : '') ?? '';
  const near = found.filter((one) => one.make === make).flatMap(({ at }) => words.slice(Math.max(0, at - 2), at).map((word) => word.text));
  const short = near.flatMap((word) => /^2[4-9]$/.exec(word)?.[0] ?? []);
  const years = new Set([...text.matchAll(/(?:^|[^\d/$,.])20(2[4-9])(?![\d/,]|-\d)/g)].map((match) => match[1]));
  const all = years.size > 0 ? years : new Set(short);
  const year = all.size === 1 ? 2000 + Number([...all][0]) : null;
  return { make, model: model?.model ?? '', year, spans: found.map(({ start, end }) => [start, end] as const) };
}

const PLACES: readonly (readonly [Place | 'either', RegExp])[] = [
  ['nj', /\b(?:nj|new jersey|jersey|njmvc|mvc|hoboken|newark|paramus|edison|princeton|6\.625 ?%|0[78]\d{3})\b/i],
  ['nyc', /\b(?:nyc|new york city|brooklyn|queens|manhattan|bronx|staten island|8\.875 ?%|1(?:0[0-4]|1[0-46])\d\d(?= *(?:$|\n|zip))|ny,? 1(?:0[0-4]|1[0-46])\d\d)\b/im],
  ['ny', /\b(?:westchester|long island|nassau|suffolk|yonkers|white plains|albany|buffalo|rochester|syracuse|new rochelle|ny,? 1(?:0[5-9]|1[57-9]|[2-4]\d)\d\d)\b/i],
  ['either', /\b(?:ny|new york|nys)\b/i],
];

/** @returns the state, or the city, of a message that names only one; null where New York may be the city or another county */
export function placeIn(text: string): Place | null {
  const found = PLACES.filter(([, pattern]) => pattern.test(text)).map(([place]) => place);
  if (found.includes('nj')) return found.length === 1 ? 'nj' : null;
  const exact = found.filter((place) => place !== 'either');
  return exact.length === 1 ? (exact[0] as Place) : null;
}
