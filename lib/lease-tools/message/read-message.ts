import type { Place, TaxPaid } from '@/lib/lease/tax';
import type { Car } from '../fields';
import { plainCharacters } from '../parse-number';
import { type CatalogueMake, carIn, only, placeIn } from './car';
import { type Candidate, candidatesFor, isUsual, nameNumbers } from './naming';
import { type Element, elementsOf, type WrittenNumber } from './split';
import { entryOf } from './vocabulary';

/**
 * One number of a message, and the words around it. `sure`: an unclear item counts for nothing. `candidates`:
 * what it may mean, its own meaning first. `offer`: its index; null for all. `doubt`: why to check it, or empty.
 */
export type Item = Candidate & { id: number; number: WrittenNumber; words: string; sure: boolean } & {
  candidates: readonly Candidate[];
  offer: number | null;
  doubt: string;
};
/** What was understood of a message, in plain characters, the first 10,000. `offers`: how many. Null: not said. */
export type Reading = { text: string; items: Item[]; offers: number; car: Car } & {
  place: Place | null;
  taxPaid: TaxPaid | null;
};
type Items = ReadonlyMap<Element, Item>;

const LONGEST_MESSAGE = 10_000;
/** Where what others said begins. */
const QUOTED = /^[ \t]*(?:>|(?:visitor|customer|me|you|buyer) ?:)|\bwrote: *$|original message/im;
/** What a number without a name may be, the likeliest first. */
const GUESSES = ['monthly', 'dueAtSigning', 'msrp', 'sellingPrice', 'rebates', 'residual', 'months'];
/** An offer may have several of them. */
const MANY = /^(rebates|difference|otherFee|contract|notAnAmount|unknown|salesTax|securityDeposit|capCost)$/;

/** @returns whether a number without a name is none of a lease, such as "the 13 in stock" */
const isSmall = (number: WrittenNumber) =>
  number.unit === null &&
  (/^0\d|^20[12]\d$/.test(number.text) || (number.value < 40 && !/\./.test(number.text))) &&
  !candidatesFor(number, ['months', 'milesPerYear']).some(isUsual);

/** @returns the sentences that aren't about this offer, or not for everybody; of a loan up to the next lease */
function doubtfulSentences(elements: readonly Element[]): ReadonlySet<number> {
  const doubtful = new Set<number>();
  let isLoan = false;
  for (const { says, sentence, number } of elements) {
    const isLongTerm = number?.unit === null && [60, 72, 75, 84].includes(number.value);
    isLoan = isLongTerm || says.includes('loan') || (isLoan && !says.includes('lease'));
    if (isLoan || says.includes('doubt')) doubtful.add(sentence);
  }
  return doubtful;
}

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function itemsOf(text: string, elements: readonly Element[]): Items {
  const names = nameNumbers(text, elements);
  const isTable = [...names.values()].some(({ offer }) => offer !== undefined);
  const doubtful = doubtfulSentences(elements);
  const quoted = text.search(QUOTED);
  const items = new Map<Element, Item>();
  for (const [at, element] of elements.entries()) {
    const { number, sentence, start } = element;
    const named = names.get(element);
    if (!number || !named) continue;
    const isNone = named.candidates.length === 0 && text[start - 1] !== '(' && isSmall(number);
    const guesses = named.sure || isNone ? [] : candidatesFor(number, GUESSES).filter(isUsual);
    const none = { meaning: 'unknown', kind: 'money', value: number.value } as const;
    const candidates = [...named.candidates, ...guesses, none];
    const [own = none] = candidates;
    const isDoubtful = doubtful.has(sentence) || (quoted >= 0 && start > quoted);
    const sure = isNone || (named.sure && (!isDoubtful || own.meaning === 'notAnAmount'));
    const near = elements.slice(Math.max(0, at - 3), at + 4);
    const words = text.slice(near[0]?.start, near.at(-1)?.end).replace(/\s+/g, ' ');
    const { offer = isTable ? null : 0 } = named;
    items.set(element, { ...own, id: items.size, number, words, sure, candidates, offer, doubt: '' });
  }
  return items;
}

/** Asks about what no lease has with its MSRP, and about all from the first of two options or values. */
function checkOffer(items: Items, options: readonly Element[], offer: number) {
  const own = [...items].filter(([, item]) => item.sure && (item.offer ?? offer) === offer);
  const ask = (item: Item, doubt: string) => Object.assign(item, { sure: false, doubt });
  const msrp = own.find(([, { meaning }]) => meaning === 'msrp')?.[1].value ?? Number.NaN;
  for (const [, item] of own) {
    const [least, most] = entryOf(item.meaning).ofMsrp ?? [0, 1];
    if (item.kind === 'money' && (item.value < msrp * least || item.value > msrp * most))
      ask(item, 'It hardly goes with the sticker price.');
  }
  const keyOf = ({ meaning, kind }: Item) => `${meaning} ${kind}`;
  const values = new Map(own.map(([, item]) => [keyOf(item), item.value]));
  const others = own.filter(([, item]) => values.get(keyOf(item)) !== item.value && !MANY.test(item.meaning));
  const meanings = new Set(others.map(([, item]) => keyOf(item)));
  const several = own.flatMap(([element, item]) => (meanings.has(keyOf(item)) ? [element] : []));
  const parts = [...several, ...(options.length > 1 ? options : [])];
  const first = Math.min(...parts.map(({ sentence }) => sentence));
  for (const [{ sentence }, item] of own)
    if (sentence >= first && item.meaning !== 'notAnAmount' && item.meaning !== 'unknown')
      ask(item, 'The message has more than one such number or offer.');
}

/** @returns what the message says of the tax of the payments, if it's one thing and about nothing else */
function taxSaid(elements: readonly Element[], items: Items): TaxPaid | null {
  const said = elements.flatMap(({ says, sentence }, at) => {
    const taxes = (['extra', 'payment'] as const).filter((tax) => says.includes(tax));
    const before = taxes.length > 0 ? elements.slice(0, at) : [];
    const about = before.findLast((one) => one.sentence === sentence && items.get(one)?.kind === 'money');
    const likely = about ? items.get(about)?.candidates.filter(isUsual) : [{ meaning: 'monthly' }];
    return likely?.[0]?.meaning === 'monthly' && likely[1]?.meaning !== 'contract' ? taxes : [];
  });
  return only(said);
}

/** @param makes what cars are called @returns the numbers of a dealer's message, and which are sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const text = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const { car, rest } = carIn(text, makes);
  const elements = elementsOf(rest);
  const found = itemsOf(text, elements);
  const items = [...found.values()];
  const offers = Math.max(0, ...items.map(({ offer }) => offer ?? 0)) + 1;
  const options = offers > 1 ? [] : elements.filter(({ says }) => says.includes('option'));
  for (let offer = 0; offer < offers; offer++) checkOffer(found, options, offer);
  return { text, items, offers, car, place: placeIn(text), taxPaid: taxSaid(elements, found) };
}
