import type { TaxPaid } from '@/lib/lease/tax';
import { plainCharacters } from '../parse-number';
import { carIn, placeIn } from './car';
import { checkOffer, type Draft } from './checks';
import { labelsOf, matchNames, matchUnits, type Scene } from './naming';
import { candidatesFor, isUsual, MILES, TERMS } from './numbers';
import { findOffers, headings, matchTables } from './offers';
import type { CatalogueMake, Reading, WrittenNumber } from './reading';
import { type Token, tokensOf } from './tokens';
import { entryOf, type Meaning, type Sense } from './vocabulary';

const LONGEST_MESSAGE = 10_000;
/** What others said in the conversation, and what is quoted below. */
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

/** @returns the lines that aren't the dealer's */
function quotedLines(text: string): Set<number> {
  const lines = text.split('\n').map((line) => line.slice(0, 200));
  const begins = lines.findIndex((line) => QUOTE_BEGINS.test(line));
  const isQuoted = (line: string, index: number) => QUOTED.test(line) || (begins >= 0 && index >= begins);
  return new Set(lines.flatMap((line, index) => (isQuoted(line, index) ? [index] : [])));
}

/** @returns whether a number is none of a lease, such as "the 12 in stock" */
const isSmall = ({ value, unit, text }: WrittenNumber) =>
  unit === null &&
  (/^0\d/.test(text) ||
    /^20[12]\d$/.test(text) ||
    (value < 80 && !TERMS.includes(value) && !MILES.includes(value * 1000) && !/\./.test(text)));

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function draftsOf({ tokens, labels, matches }: Scene, text: string): Draft[] {
  const doubtful = new Set<number>();
  for (const [from, { senses }] of labels)
    if (senses.some(({ name }) => name === 'doubtful')) doubtful.add(tokens[from]?.sentence ?? 0);
  const quoted = quotedLines(text);
  return tokens.flatMap(({ number, isNoise, line, sentence }, at): Draft[] => {
    if (!number) return [];
    const named = matches.get(at);
    const guesses = candidatesFor(number, GUESSES).filter(isUsual);
    const none = {
      meaning: isNoise ? 'notAnAmount' : 'unknown',
      kind: 'money',
      value: number.value,
    } as const;
    const isNone = isNoise || (!named && isSmall(number));
    const candidates = isNone ? [none] : [...(named?.candidates ?? []), ...guesses, none];
    const [own] = candidates as [typeof none];
    const isClear =
      named?.sure && number.text !== 'zero' && isUsual(own) && !quoted.has(line) && !doubtful.has(sentence);
    const sure =
      isNone || isClear || (named?.sure && named.candidates[0]?.meaning === 'notAnAmount') || false;
    const near = [tokens[Math.max(0, at - 4)]?.start, tokens[Math.min(tokens.length - 1, at + 4)]?.end];
    const words = text.slice(...near).replace(/\s+/g, ' ');
    const doubts =
      sure || !named || isUsual(own)
        ? []
        : [`Leases hardly have such a number as ${entryOf(own.meaning).label.toLowerCase()}.`];
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
    const about = drafts
      .filter(
        ({ at, kind }) => at < from && kind === 'money' && tokens[at]?.sentence === tokens[from]?.sentence,
      )
      .at(-1);
    if (
      tax &&
      (!about ||
        (about.meaning === 'monthly' && about.candidates.every(({ meaning }) => meaning !== 'contract')))
    )
      said.add(tax);
  }
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

/** @param makes names that a car may have @returns every number of a dealer's message, with its meaning where that's sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const whole = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const all = tokensOf(whole);
  const text = whole.slice(0, all.at(-1)?.end ?? 0);
  const { car, spans } = carIn(text, makes);
  const { ordinals } = headings(all);
  const tokens = all.map((token, at): Token => {
    const isName =
      token.number?.unit === null && spans.some(([start, end]) => token.start >= start && token.end <= end);
    if (ordinals.includes(at)) return { ...token, isNoise: true };
    return isName ? { ...token, number: undefined } : token;
  });
  const scene: Scene = { tokens, labels: labelsOf(tokens), matches: new Map() };
  const unitEnds = matchUnits(scene);
  const table = matchTables(scene);
  matchNames(scene, unitEnds);
  const drafts = draftsOf(scene, text);
  const offers = table ?? findOffers(scene, drafts);
  for (const draft of drafts) {
    const offer = offers.of(draft.at);
    Object.assign(draft, {
      offer: offer ?? (offers.names.length > 1 ? null : 0),
      sure: draft.sure && offer !== undefined,
    });
  }
  for (const offer of offers.names.keys()) checkOffer(drafts, offer);
  const taxPaid = taxSaid(scene, drafts);
  const items = drafts.map(({ at, ...item }, id) => ({ ...item, id }));
  return { text, items, offers: offers.names.map((name) => ({ name, taxPaid })), car, place: placeIn(text) };
}
