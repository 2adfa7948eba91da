import type { Car } from '@/lib/leasing/tools/fields';

/**
 * A make with all its names and its models, handed in so that the catalogue isn't part of the
 * reader.
 */
export type CatalogueMake = { name: string; aliases: readonly string[]; models: readonly string[] };

const YEAR = /(?<![\d/$,.])(?:20|['’])(2[4-9])(?![\d/,]|-\d)/g;
/** "cr v" and "CRV" for "CR-V". */
const patternOf = (name: string) => (name.match(/\p{L}+|\d+/gu) ?? []).join("[ .’'-]?");
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
/** @returns what all of them say */
export const only = <T>(all: readonly T[]) => (new Set(all).size === 1 ? (all[0] ?? null) : null);

/**
 * @returns the only car that a text names, of several models none (`isSeveral`); `rest`: the text
 *   without cars
 */
export function carIn(text: string, makes: readonly CatalogueMake[]) {
  const cars = makes.flatMap(({ name: make, aliases, models }) => [
    ...[make, ...aliases].map((name) => ({ make, model: '', name })),
    // "2500" alone is a number.
    ...models.map((model) => ({
      make,
      model,
      name: /\p{L}/u.test(model) ? model : `${make} ${model}`,
    })),
  ]);
  const all = [...cars.map(({ name }) => patternOf(name)), '$^'].sort(
    (a, b) => b.length - a.length,
  );
  const any = new RegExp(
    `(?<![\\p{L}\\d$.,'’])(?!a \\d)(?:${all.join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'giu',
  );
  const names = new Map(text.match(any)?.map((name) => [plain(name), name]));
  const found = cars.filter(({ name }) => names.has(plain(name)));
  const said = found.flatMap(({ model, make }) => (model ? [] : [make]));
  // A model that's also a word needs its make: "escape", "IS".
  const isWord = (model: string) => /^(?:[a-z]+|[A-Z]{1,2})$/.test(names.get(plain(model)) ?? '');
  const meant = found.filter(({ make, model }) => !model || said.includes(make) || !isWord(model));
  const models = meant.filter(({ model }) => model);
  const make = only(models.length > 0 ? models.map((one) => one.make) : said) ?? '';
  const year = only([...text.matchAll(YEAR)].map(([, digits = '']) => 2000 + Number(digits)));
  const car: Car = { make, model: only(models.map(({ model }) => model)) ?? '', year };
  const own = new Set(meant.map(({ name }) => plain(name)));
  const isSeveral = models.length > 0 && car.model === '';
  const rest = text.replace(any, (name) => (own.has(plain(name)) ? '_'.repeat(name.length) : name));
  return { car, isSeveral, rest };
}
