import type { TaxPaid } from '@/lib/lease/tax';
import { plainCharacters } from '../parse-number';
import { candidatesFor, isUsual } from './candidates';
import { carIn, placeIn } from './car';
import { checkOffer, type Draft } from './checks';
import { labelsOf, matchNames, matchUnits, type Scene } from './naming';
import { findOffers, matchTables, ordinalsOf } from './offers';
import type { CatalogueMake, Reading, WrittenNumber } from './reading';
import { type Token, tokensOf } from './tokens';
import { entryOf, type Meaning } from './vocabulary';

const LONGEST_MESSAGE = 10_000;
/** What others said in the conversation, and the line above what is quoted. */
const QUOTED = /^\s*(?:>|(?:\[[^\]]{0,20}\] ?)?(?:visitor|customer|me|you|buyer)\s?:)/i;
const QUOTE_BEGINS = /\bwrote:\s*$|original message/i;
/** What a number without a name may be, the likeliest first. */
const GUESSES: readonly Meaning[] = [
  'monthly',
  'dueAtSigning',
  'msrp',
  'sellingPrice',
  'rebates',
  'residual',
  'discount',
  'months',
  'milesPerYear',
];

/** @returns whether a number is none of a lease, such as "the 13 in stock" */
const isSmall = (number: WrittenNumber) =>
  number.unit === null &&
  (/^0\d|^20[12]\d$/.test(number.text) ||
    (number.value < 80 &&
      !/\./.test(number.text) &&
      !candidatesFor(number, ['months', 'milesPerYear']).some(isUsual)));

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function draftsOf({ tokens, labels, matches }: Scene, text: string): Draft[] {
  const doubtful = new Set(
    [...labels].flatMap(([at, { senses }]) =>
      senses.some(({ name }) => name === 'doubtful') ? [tokens[at]?.sentence] : [],
    ),
  );
  const lines = text.split('\n').map((line) => line.slice(0, 200));
  const quote = lines.findIndex((line) => QUOTE_BEGINS.test(line));
  return tokens.flatMap(({ number, isNoise, line, sentence, group }, at): Draft[] => {
    if (!number) return [];
    const named = matches.get(at);
    const none = {
      meaning: isNoise ? 'notAnAmount' : 'unknown',
      kind: 'money',
      value: number.value,
    } as const;
    const isNone = isNoise || (!named && group === 0 && isSmall(number));
    const guesses = isNone
      ? []
      : [
          ...(named?.candidates ?? []),
          ...(named?.sure ? [] : candidatesFor(number, GUESSES).filter(isUsual)),
        ];
    const candidates = [...guesses, none];
    const own = candidates[0] ?? none;
    const isOwn =
      !doubtful.has(sentence) && !QUOTED.test(lines[line] ?? '') && !(quote >= 0 && line >= quote);
    const sure =
      isNone || (named?.sure === true && number.text !== 'zero' && (isOwn || own.meaning === 'notAnAmount'));
    const near = [tokens[Math.max(0, at - 4)]?.start, tokens[Math.min(tokens.length - 1, at + 4)]?.end];
    const words = text.slice(...near).replace(/\s+/g, ' ');
    const isOdd = !isNone && named && !isUsual(own);
    const doubts = isOdd
      ? [`Leases hardly have such a number as ${entryOf(own.meaning).label.toLowerCase()}.`]
      : [];
    return [{ ...own, id: 0, at, number, words, sure, candidates, offer: 0, doubts }];
  });
}

/** @returns what the message says of the tax of the payments, if it's one thing and about nothing else */
function taxSaid({ tokens, labels }: Scene, drafts: readonly Draft[]): TaxPaid | null {
  const said = new Set<TaxPaid>();
  for (const [from, { senses }] of labels) {
    const tax = senses.find(({ name }) => name === 'extra' || name === 'payment')?.name as
      | TaxPaid
      | undefined;
    if (!tax) continue;
    const isBefore = ({ at, kind }: Draft) =>
      at < from && kind === 'money' && tokens[at]?.sentence === tokens[from]?.sentence;
    const about = drafts.findLast(isBefore);
    const isPayment =
      about?.meaning === 'monthly' && about.candidates.every(({ meaning }) => meaning !== 'contract');
    if (!about || isPayment) said.add(tax);
  }
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

/** @param makes names that a car may have @returns every number of a dealer's message, with its meaning where that's sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const whole = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const all = tokensOf(whole);
  const text = whole.slice(0, all.at(-1)?.end ?? 0);
  const { car, spans } = carIn(text, makes);
  const ordinals = ordinalsOf(all);
  const tokens = all.map((token, at): Token => {
    const isInCar =
      token.number?.unit === null && spans.some(({ start, end }) => token.start >= start && token.end <= end);
    if (ordinals.includes(at)) return { ...token, isNoise: true };
    return isInCar ? { ...token, number: undefined } : token;
  });
  const scene: Scene = {
    tokens,
    labels: labelsOf(tokens),
    matches: new Map(),
    ends: new Map(),
    cells: new Set(),
  };
  matchUnits(scene);
  const table = matchTables(scene);
  matchNames(scene);
  const drafts = draftsOf(scene, text);
  const { names, of } = table ?? findOffers(scene, drafts);
  for (const draft of drafts) {
    const offer = of(draft.at);
    Object.assign(draft, {
      offer: offer ?? (names.length > 1 ? null : 0),
      sure: draft.sure && offer !== undefined,
    });
  }
  for (const offer of names.keys()) checkOffer(drafts, offer);
  const taxPaid = taxSaid(scene, drafts);
  const items = drafts.map(({ at, ...item }, id) => ({ ...item, id }));
  return { text, items, offers: names.map((name) => ({ name, taxPaid })), car, place: placeIn(text) };
}
