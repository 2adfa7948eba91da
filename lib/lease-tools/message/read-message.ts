import type { TaxPaid } from '@/lib/lease/tax';
import { plainCharacters } from '../parse-number';
import { carIn, placeIn } from './car';
import { checkOffer } from './checks';
import { candidatesFor, isUsual, nameNumbers } from './naming';
import type { CatalogueMake, Item, Reading, WrittenNumber } from './reading';
import { type Element, elementsOf } from './split';

const LONGEST_MESSAGE = 10_000;
/** Where what others said begins. */
const QUOTED = /^[ \t]*(?:>|(?:visitor|customer|me|you|buyer) ?:)|\bwrote: *$|original message/im;
/** What a number without a name may be, the likeliest first. */
const GUESSES = ['monthly', 'dueAtSigning', 'msrp', 'sellingPrice', 'rebates', 'residual', 'months'];

type Items = ReadonlyMap<Element, Item>;

/** @returns whether a number without a name is none of a lease, such as "the 13 in stock" */
const isSmall = (number: WrittenNumber) =>
  number.unit === null &&
  (/^0\d|^20[12]\d$/.test(number.text) || (number.value < 40 && !/\./.test(number.text))) &&
  !candidatesFor(number, ['months', 'milesPerYear']).some(isUsual);

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function itemsOf(text: string, elements: readonly Element[]): Items {
  const names = nameNumbers(text, elements);
  const isTable = [...names.values()].some(({ offer }) => offer !== undefined);
  const doubtful = new Set(elements.map(({ says, sentence }) => (says.includes('doubt') ? sentence : -1)));
  const quoted = text.search(QUOTED);
  const items = new Map<Element, Item>();
  for (const [at, element] of elements.entries()) {
    const { number, sentence, start } = element;
    if (!number) continue;
    const {
      candidates: found = [],
      sure: isNamed = false,
      offer = isTable ? null : 0,
    } = names.get(element) ?? {};
    const isNone = found.length === 0 && text[start - 1] !== '(' && isSmall(number);
    const guesses = isNamed || isNone ? [] : candidatesFor(number, GUESSES).filter(isUsual);
    const none = { meaning: 'unknown', kind: 'money', value: number.value } as const;
    const candidates = [...found, ...guesses, none];
    const [own = none] = candidates;
    const isDoubtful = doubtful.has(sentence) || (quoted >= 0 && start > quoted);
    const sure = isNone || (isNamed && (!isDoubtful || own.meaning === 'notAnAmount'));
    const near = elements.slice(Math.max(0, at - 3), at + 4);
    const words = text.slice(near[0]?.start, near.at(-1)?.end).replace(/\s+/g, ' ');
    items.set(element, { ...own, id: items.size, number, words, sure, candidates, offer, doubts: [] });
  }
  return items;
}

/** @returns what the message says of the tax of the payments, if it's one thing and about nothing else */
function taxSaid(elements: readonly Element[], items: Items): TaxPaid | null {
  const said = (['extra', 'payment'] as const).filter((tax) =>
    elements.some(({ says, sentence }, at) => {
      if (!says.includes(tax)) return false;
      const about = elements.findLast(
        (one, index) => index < at && one.sentence === sentence && items.get(one)?.kind === 'money',
      );
      const [first = 'monthly', ...others] =
        (about && items.get(about)?.candidates.map(({ meaning }) => meaning)) ?? [];
      return first === 'monthly' && !others.includes('contract');
    }),
  );
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** @param makes what cars are called @returns the numbers of a dealer's message, and which are sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const text = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const { car, rest } = carIn(text, makes);
  const elements = elementsOf(rest);
  const found = itemsOf(text, elements);
  const items = [...found.values()];
  const count = Math.max(0, ...items.map(({ offer }) => offer ?? 0)) + 1;
  const options = count > 1 ? [] : elements.filter(({ says }) => says.includes('option'));
  for (let offer = 0; offer < count; offer++) checkOffer(found, options, offer);
  const taxPaid = taxSaid(elements, found);
  return { text, items, offers: Array(count).fill({ name: '', taxPaid }), car, place: placeIn(text) };
}
