import { plainCharacters } from '../parse-number';
import { carIn, placeIn } from './car';
import { checkOffer, type Draft, doubtsOf, findConflicts } from './checks';
import { type Label, labelsOf, type Match, type Matches, matchNames, matchUnits, SURE } from './labels';
import { candidatesFor, isUsual } from './numbers';
import { namedOffers, type Split, splitOffers } from './offers';
import type { Candidate, CatalogueMake, Reading, WrittenNumber } from './reading';
import { matchPairs, matchTables } from './structure';
import { resolve } from './resolve';
import { type Token, tokensOf } from './tokens';
import { type Meaning, meanings, type Sense } from './vocabulary';

const LONGEST_MESSAGE = 10_000;
/** What others said in the conversation, and what is quoted below. */
const QUOTED = /^\s*(?:>|(?:\[[^\]]{0,20}\] ?)?(?:visitor|customer|me|you|buyer)\s?:)/i;
const QUOTE_BEGINS = /\bwrote:\s*$|original message/i;

/** @returns the sentences in which such a phrase stands, by number */
function sentencesWith(name: Sense['name'], tokens: readonly Token[], labels: readonly Label[]): Set<number> {
  return new Set(
    labels.flatMap(({ from, senses }) => (senses.some((sense) => sense.name === name) ? [tokens[from]?.sentence ?? 0] : [])),
  );
}

/** @returns the lines that aren't the dealer's */
function quotedLines(text: string): Set<number> {
  const lines = text.split('\n');
  const begins = lines.findIndex((line) => QUOTE_BEGINS.test(line.slice(0, 200)));
  return new Set(lines.flatMap((line, index) => (QUOTED.test(line.slice(0, 80)) || (begins >= 0 && index >= begins) ? [index] : [])));
}

const NOT_AN_AMOUNT = (number: WrittenNumber): Match => ({
  candidate: { meaning: 'notAnAmount', kind: 'miles', value: number.value },
  cost: 0,
});

const GUESSES: readonly Meaning[] = ['monthly', 'dueAtSigning', 'msrp', 'sellingPrice', 'rebates', 'residual', 'discount', 'months', 'milesPerYear'];

const PLAN_MILES = [7500, 10_000, 12_000, 15_000, 18_000, 20_000];

/** @returns what a number without a name is: sure where nothing else looks like it */
function guess(at: number, tokens: readonly Token[], labels: ReadonlyMap<number, Label>, matches: Matches): Match {
  const { number, text } = tokens[at] as Required<Token>;
  const { value, unit } = number;
  const is = (meaning: Meaning, cost: number): Match => ({ candidate: candidatesFor(number, meaning)[0] as Candidate, cost });
  const isDollars = unit === null || unit === '$';
  if (unit === null && value > 0 && value < 0.01 && /\.00/.test(text)) return is('rate', 0);
  if (unit === null && /^20[12]\d$/.test(text)) return NOT_AN_AMOUNT(number);
  const label = labels.get(at + 1);
  const before = tokens[at - 1] && /^[:=-]$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const isNamed = [...labels.values()].some(({ to, senses }) => to === before && senses.some(({ name }) => name in meanings)) || label?.senses.some(({ name }) => name === 'months');
  if (isDollars && value >= 100 && value <= 1500) {
    if (label?.senses.some(({ name }) => name === 'extra' || name === 'payment')) return is('monthly', 1);
    // "389 36/10"
    const isBound = (where: number) => /^(months|milesPerYear)$/.test(matches.get(where)?.candidate.meaning ?? '');
    const [before, after] = [/^[,:@/-]$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1, tokens[at + 1]?.text === ',' ? at + 2 : at + 1];
    if (isBound(after) || (isBound(before) && !label)) return is('monthly', 1);
  }
  // "6.625%: $1,829", "$2,859 (6%)"
  const neighbors = [at - 1, at - 2].flatMap((where) => (tokens.slice(where + 1, at).every((token) => /^[:=(@.-]$/.test(token.text)) ? (matches.get(where) ?? []) : []));
  for (const { candidate, cost } of neighbors) {
    const meaning = candidate.meaning === 'taxRate' ? 'salesTax' : candidate.meaning;
    const other = /^(residual|discount|salesTax)$/.test(meaning) && candidatesFor(number, meaning as Meaning).find((one) => isUsual(one) && one.kind !== candidate.kind);
    if (other && (unit === '%' || candidate.kind === 'percent')) return { candidate: other, cost };
  }
  const hasTerm = [...matches.values()].some(({ candidate }) => candidate.meaning === 'months');
  if (unit === 'k' && hasTerm && PLAN_MILES.includes(value)) return is('milesPerYear', 1);
  const isTerm = [24, 27, 30, 36, 39, 42, 48].includes(value);
  if (unit === null && !isTerm && !isNamed && (value < 80 || /^0\d/.test(text)) && !/\.\d/.test(text)) return NOT_AN_AMOUNT(number);
  const possible = GUESSES.flatMap((meaning) => candidatesFor(number, meaning).filter(isUsual));
  return { candidate: possible[0] ?? { meaning: 'unknown', kind: 'money', value }, cost: 9 };
}

/** @returns what the message says about the tax of payments, with the payment's offer; null: of all of them */
function taxSaid(drafts: readonly (Draft & { at: number })[], tokens: readonly Token[], labels: readonly Label[]) {
  const said: { tax: 'extra' | 'payment'; offer: number | null }[] = [];
  const amounts = drafts.filter(({ kind, value, meaning }) => kind === 'money' && value > 0 && meaning !== 'notAnAmount');
  let next = 0;
  for (const { from, to, senses } of labels) {
    const tax = senses.find(({ name }) => name === 'extra' || name === 'payment')?.name as 'extra' | 'payment' | undefined;
    while ((amounts[next]?.at ?? tokens.length) < from) next++;
    const isNear = (one: Draft & { at: number } | undefined) => one && tokens[one.at]?.sentence === tokens[from]?.sentence;
    if (!tax) continue;
    const [before, after] = [amounts[next - 1], amounts[next]];
    const about = isNear(before) ? before : isNear(after) ? after : undefined;
    const isApart = /^(tax|taxes|both|all)$/.test(tokens[from]?.text ?? '') && /^[,(]$/.test(tokens[from - 1]?.text ?? ',');
    if (about?.meaning === 'monthly' || about?.meaning === 'firstPayment') said.push({ tax, offer: about.offer });
    else if (!about || isApart) said.push({ tax, offer: null });
  }
  // The tax is one of the parts of a payment.
  const [part, base, all] = (['salesTax', 'contract', 'monthly'] as const).map((meaning) => drafts.filter((one) => one.sure && one.meaning === meaning));
  const isSum = all?.some(({ value }) => part?.some((tax) => base?.some((one) => Math.abs(one.value + tax.value - value) < 0.02)));
  if (said.length === 0 && isSum) said.push({ tax: 'payment', offer: null });
  return (offer: number) => {
    const own = new Set(said.filter((one) => one.offer === null || one.offer === offer).map(({ tax }) => tax));
    return own.size === 1 ? ([...own][0] ?? null) : null;
  };
}

const SHARED = /^(months|milesPerYear|totalMiles|msrp|sellingPrice|capCost|invoice|residual|rate|acquisitionFee|dealerFee|registration|dispositionFee|taxRate|excessMile|rebates|tradeIn|securityDeposit|otherFee|discount)$/;

/** @returns the offer of a number */
function offerAt(at: number, split: Split | null, isForAll: boolean, isOnly: boolean): number | null {
  if (!split) return 0;
  if (isForAll || at < (split.starts[0] ?? 0) || at >= split.end || (isOnly && !split.isNamed)) return null;
  return split.starts.filter((start) => start <= at).length - 1;
}

/** @param makes names that a car may have @returns every number of a dealer's message, with its meaning where that's sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const text = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const { spans, ...car } = carIn(text, makes);
  const tokens = tokensOf(text).map((token) => {
    const isName = token.number && spans.some(([start, end]) => token.start >= start && token.end <= end);
    return isName ? { ...token, number: undefined } : token;
  });
  for (const at of namedOffers(tokens).ordinals) Object.assign(tokens[at] ?? {}, { isNoise: true });
  const labels = labelsOf(tokens);
  const matches: Matches = matchUnits(tokens, labels);
  const columns = matchTables(tokens, labels, matches);
  const vague = matchPairs(tokens, labels, matches);
  matchNames(tokens, labels, matches);
  const byStart = new Map(labels.map((label) => [label.from, label]));
  const [doubtful, weak, forAll] = (['doubtful', 'if', 'all'] as const).map((name) => sentencesWith(name, tokens, labels));
  const quoted = quotedLines(text);
  const drafts: (Draft & { at: number })[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!token.number) continue;
    const named = matches.get(at);
    const guessed = (named?.cost ?? 9) > SURE ? guess(at, tokens, byStart, matches) : undefined;
    const { candidate, cost } = token.isNoise ? NOT_AN_AMOUNT(token.number) : (guessed && (!named || guessed.cost <= SURE) ? guessed : (named as Match));
    const isQuoted = quoted.has(token.line) || doubtful?.has(token.sentence);
    drafts.push({
      ...candidate,
      at,
      id: drafts.length,
      number: token.number,
      words: text.slice(tokens[Math.max(0, at - 4)]?.start ?? 0, tokens[Math.min(tokens.length - 1, at + 4)]?.end).replace(/\s+/g, ' '),
      sure: candidate.meaning === 'notAnAmount' || (cost <= SURE && isUsual(candidate) && !vague.has(at) && !isQuoted),
      candidates: [candidate],
      offer: 0,
      doubts: doubtsOf(candidate, isUsual(candidate)),
      isWeak: weak?.has(token.sentence) ?? false,
    });
  }
  resolve(drafts);
  const payments = drafts.filter(({ meaning, sure, isWeak }) => meaning === 'monthly' && sure && !isWeak);
  const distinct = payments.filter(({ value }, index) => payments.findIndex((one) => one.value === value) === index);
  const split = columns.size > 0 ? null : splitOffers(tokens, distinct.map(({ at }) => at));
  const count = columns.size > 0 ? Math.max(...columns.values()) + 1 : (split?.starts.length ?? 1);
  for (const draft of drafts) {
    const same = drafts.filter(({ meaning, sure, kind }) => sure && meaning === draft.meaning && kind === draft.kind);
    const isOnly = SHARED.test(draft.meaning) && same.every(({ value }) => value === draft.value);
    const isForAll = forAll?.has(tokens[draft.at]?.sentence ?? -1) ?? false;
    draft.offer = columns.size > 0 ? (columns.get(draft.at) ?? null) : offerAt(draft.at, split, isForAll, isOnly);
  }
  findConflicts(drafts, count);
  for (let offer = 0; offer < count; offer++) checkOffer(drafts, offer);
  const taxOf = taxSaid(drafts, tokens, labels);
  const offers = Array.from({ length: count }, (_, offer) => ({ name: split?.names[offer] ?? '', taxPaid: taxOf(offer) }));
  return { text, items: drafts.map(({ at, isWeak, ...item }) => item), offers, car, place: placeIn(text) };
}
