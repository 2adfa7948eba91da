import type { Place } from '@/lib/lease/tax';
import type { CatalogueMake, MessageCar } from './reading';

type Named = { make: string; model: string };
/** `at`: its first word; `start`, `end`: where it is in the text. */
type Found = Named & { at: number; start: number; end: number };

const LONGEST = 5;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** @returns makes and models by their names without spaces and marks */
function carsByName(makes: readonly CatalogueMake[]) {
  const cars = new Map<string, Named[]>();
  const add = (name: string, car: Named) => cars.set(plain(name), [...(cars.get(plain(name)) ?? []), car]);
  for (const { name, aliases, models } of makes) {
    for (const alias of [name, ...aliases]) add(alias, { make: name, model: '' });
    for (const model of models) add(model, { make: name, model });
  }
  return cars;
}

/** @returns whether a name may be a word or a number without a car: "escape", "IS", "2500"; but "RX 350" */
const isWord = (name: string, after: string) =>
  /^[a-z]+$|^[\d .-]+$/.test(name) || (/^[A-Z]{1,2}$/.test(name) && !/^ \d{3}/.test(after));

/** @returns the makes and models that a text names, the longest at each place */
function namesIn(text: string, makes: readonly CatalogueMake[]): Found[] {
  const cars = carsByName(makes);
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => [index, index + word.length]);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++)
    for (let to = Math.min(at + LONGEST, words.length); to > at; to--) {
      const [start = 0, end = 0] = [words[at]?.[0], words[to - 1]?.[1]];
      const name = text.slice(start, end);
      const all = name.length > 30 || /[^\p{L}\d .’'&-]/u.test(name) ? [] : (cars.get(plain(name)) ?? []);
      const before = found.at(-1);
      const own = all.find(
        ({ make }) => make === before?.make && (before.end === start - 1 || !/^[\d .-]+$/.test(name)),
      );
      const car =
        own ?? (all.length === 1 && (!all[0]?.model || !isWord(name, text.slice(end))) ? all[0] : undefined);
      if (!car) continue;
      found.push({ ...car, at, start, end });
      at = to - 1;
      break;
    }
  return found;
}

/** @returns the only car of the catalogue that a text names, of several models none; `spans`: where makes and models stand */
export function carIn(text: string, makes: readonly CatalogueMake[]) {
  const found = namesIn(text, makes);
  const only = (all: readonly string[]) => (new Set(all).size === 1 ? (all[0] ?? '') : '');
  const models = found.filter(({ model }) => model);
  const model = only(models.map((one) => one.model));
  const make = only((model ? models : found).map((one) => one.make));
  const years = [...text.matchAll(/(?:^|[^\d/$,.])20(2[4-9])(?![\d/,]|-\d)/g)].map(([, year = '']) => year);
  const short = found.flatMap(
    ({ start }) => /(?:^|[^\d$.,/])(2[4-9]) ?$/.exec(text.slice(Math.max(0, start - 5), start))?.[1] ?? [],
  );
  const year = only(years.length > 0 ? years : short);
  const spans = found.map(({ start, end }) => [start, end] as const);
  return { car: { make, model, year: year ? 2000 + Number(year) : null } satisfies MessageCar, spans };
}

const PLACES: readonly (readonly [Place | 'either', RegExp])[] = [
  [
    'nj',
    /\b(?:nj|new jersey|jersey|njmvc|mvc|hoboken|newark|paramus|edison|princeton|6\.625 ?%|0[78]\d{3})\b/i,
  ],
  [
    'nyc',
    /\b(?:nyc|new york city|brooklyn|queens|manhattan|bronx|staten island|8\.875 ?%|(?:ny,?|zip) 1(?:0[0-4]|1[0-46])\d\d)\b/i,
  ],
  [
    'ny',
    /\b(?:westchester|long island|nassau|suffolk|yonkers|white plains|albany|rochester|syracuse|ny,? 1(?:0[5-9]|1[57-9]|[2-4]\d)\d\d)\b/i,
  ],
  ['either', /\b(?:ny|new york|nys)\b/i],
];

/** @returns the state, or the city, of a message that names only one; null where New York may be the city or another county */
export function placeIn(text: string): Place | null {
  const found = PLACES.filter(([, pattern]) => pattern.test(text)).map(([place]) => place);
  if (found.includes('nj')) return found.length === 1 ? 'nj' : null;
  const [exact, other] = found.filter((place) => place !== 'either');
  return exact && !other ? exact : null;
}
