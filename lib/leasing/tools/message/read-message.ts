import type { TaxPaid } from '@/lib/leasing/arithmetic/tax';
import type { Car } from '@/lib/leasing/tools/fields';
import { plainCharacters } from '@/lib/leasing/tools/parse-number';
import { type CatalogueMake, carIn, only } from './car';
import { type Candidate, nameNumbers } from './naming';
import { type Element, elementsOf, type WrittenNumber } from './split';
import { entryOf, type Kind, type Meaning } from './vocabulary';

/**
 * One number of a message, and the words around it. `sure`: an unclear item counts for nothing.
 * `candidates`: what it may mean, its own meaning first. `offer`: its index; null for all. `doubt`:
 * why to check it, or empty.
 */
export type Item = Candidate &
  Meant & { id: number; number: WrittenNumber; words: string; sure: boolean };
type Meant = { candidates: readonly Candidate[]; offer: number | null; doubt: string };
/**
 * What was understood of a message, in plain characters, the first 10,000. `offers`: how many.
 * Null: not said.
 */
export type Reading = {
  text: string;
  items: Item[];
  offers: number;
  car: Car;
  taxPaid: TaxPaid | null;
};

const [LONGEST_MESSAGE, LONGEST_LEASE] = [10_000, 48];
/** What a message about one offer says once. */
const ONCE = ['months', 'monthly', 'milesPerYear'] as const;

/**
 * @returns whether a number without a name is none of a lease: a year, "the 3 in stock"; not
 *   "3-4k", "3 yrs", "5 89"
 */
const isSmall = (text: string, after: string) =>
  /^202\d$/.test(text) || (/^[1-7]$/.test(text) && !/^ *($|[-|\n\t\dghpy]|to|a)/i.test(after));

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function itemsOf(text: string, elements: readonly Element[]): Map<Element, Item> {
  const names = nameNumbers(text, elements);
  const unclear = new Set(
    elements.flatMap(({ isUnknown, sentence }) => (isUnknown ? sentence : [])),
  );
  const items = new Map<Element, Item>();
  for (const [at, [element, named]] of [...names].entries()) {
    const { number, sentence, end } = element;
    if (!number) continue;
    const none = { meaning: 'unknown', kind: 'money', value: number.value } as const;
    const { candidates, offer = null } = named;
    const [own = none] = candidates;
    const isIdle = isSmall(number.text, text.slice(end)) && text[number.start - 1] !== '/';
    const sure = own === none ? isIdle : named.sure && !unclear.has(sentence);
    const near = elements.slice(Math.max(0, at - 3), at + 4);
    const words = text
      .slice(near[0]?.start, near.at(-1)?.end)
      .replace(/^[^\p{L}\d$]+|(\s)\s+/gu, '$1');
    items.set(element, {
      ...own,
      id: items.size,
      number,
      words,
      sure,
      candidates,
      offer,
      doubt: '',
    });
  }
  return items;
}

/** @returns whether several values are, or may be, of one meaning */
function isTwice(items: readonly Item[], meaning: Meaning, kind?: Kind): boolean {
  const all = items.flatMap(({ candidates }) =>
    kind || candidates.length === 1 ? candidates : [],
  );
  const own = all.filter((one) => one.meaning === meaning && one.kind === (kind ?? one.kind));
  return own.some(({ value }) => value !== own[0]?.value);
}

/**
 * Asks about what no lease has with its MSRP, and about what's said twice, or about all if
 * `isMixed`.
 */
function checkOffer(items: readonly Item[], offer: number, isMixed: boolean) {
  const own = items.filter((item) => (item.offer ?? offer) === offer);
  const known = own.filter(({ sure, meaning }) => sure && entryOf(meaning).unused === undefined);
  const msrp = known.find(({ meaning }) => meaning === 'msrp')?.value ?? Number.NaN;
  for (const item of known) {
    const [least, most] = entryOf(item.meaning).ofMsrp ?? [0, 1];
    if (item.kind === 'money' && (item.value < msrp * least || item.value > msrp * most))
      item.doubt = 'It hardly goes with the sticker price.';
    else if (isMixed || (item.meaning !== 'rebates' && isTwice(own, item.meaning, item.kind)))
      item.doubt = 'The message may be about more than one offer.';
    item.sure = item.doubt === '';
  }
}

/** @returns what the message says of the tax of its payments, if it's one thing */
function taxSaid(elements: readonly Element[], items: ReadonlyMap<Element, Item>): TaxPaid | null {
  const amounts = [...items].filter(([, { candidates }]) =>
    candidates.some(({ kind }) => kind === 'money'),
  );
  const said = elements.flatMap(({ says, sentence, start }) => {
    const taxes = (['extra', 'payment'] as const).filter((tax) => says.includes(tax));
    const own = taxes.length > 0 ? amounts.filter(([one]) => one.sentence === sentence) : [];
    const [, about] = own.findLast(([one]) => one.start < start) ?? own[0] ?? [];
    return about?.meaning === 'monthly' && about.sure ? taxes : [];
  });
  return only(said);
}

/**
 * @param makes what cars are called
 * @returns the numbers of a dealer's message, and which are sure
 */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const text = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const { car, isSeveral, rest } = carIn(text, makes);
  const elements = elementsOf(rest);
  const found = itemsOf(text, elements);
  const items = [...found.values()];
  const offers = Math.max(0, ...items.map(({ offer }) => offer ?? 0)) + 1;
  const isSaid = (...all: string[]) =>
    all.every((one) => elements.some(({ says }) => says.includes(one)));
  // A table's columns may be "Saturday" and "Today", or "$0 down" and "$3,000 down".
  const row = elements.find((one) => found.get(one)?.offer)?.sentence ?? 0;
  const above = elements.filter(({ sentence }) => row - 3 < sentence && sentence < row);
  for (const one of above) Object.assign(found.get(one) ?? {}, { sure: false });
  const isLoan = items.some(({ meaning, value }) => meaning === 'months' && value > LONGEST_LEASE);
  const isChoice =
    isSaid('option') || isSaid('extra', 'payment') || ONCE.some((one) => isTwice(items, one));
  const isMixed =
    isSeveral || isLoan || isSaid('mixed') || above.some(({ isUnknown }) => isUnknown);
  for (let offer = 0; offer < offers; offer++)
    checkOffer(items, offer, isMixed || (isChoice && offers === 1));
  return { text, items, offers, car, taxPaid: taxSaid(elements, found) };
}
