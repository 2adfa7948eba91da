import { type Label, type Match, numberAt, type Scene, TERM } from './labels';
import { candidatesFor, isUsual, MILES, TERMS } from './numbers';
import type { Candidate, WrittenNumber } from './reading';
import { type Meaning, meanings } from './vocabulary';

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
export const guesses = (number: WrittenNumber) =>
  GUESSES.flatMap((meaning) => candidatesFor(number, meaning).filter(isUsual));

/** @returns "$1,829" in "6.625%: $1,829", and "6%" in "$2,859 (6%)" */
function sameInOtherUnit({ tokens, matches }: Scene, at: number): Match[] {
  const other = [at - 1, at - 2].find((where) => matches.has(where)) ?? -1;
  const isBeside = tokens.slice(other + 1, at).every(({ text }) => /^[:=(@./-]$/.test(text));
  const own = matches.get(other);
  if (!own || !isBeside) return [];
  const meaning = own.candidate.meaning === 'taxRate' ? 'salesTax' : own.candidate.meaning;
  if (!/^(residual|discount|salesTax)$/.test(meaning)) return [];
  const number = numberAt(tokens, at);
  const isPercent = number.unit === '%' || own.candidate.kind === 'percent';
  const all = candidatesFor(number, meaning).filter((one) => isUsual(one) && one.kind !== own.candidate.kind);
  return isPercent ? all.slice(0, 1).map((candidate) => ({ candidate, cost: own.cost })) : [];
}

export const noAmount = ({ value }: WrittenNumber): Match => ({
  candidate: { meaning: 'notAnAmount', kind: 'miles', value },
  cost: 0,
});

/** The names of a message by their first token, and by the token after them. */
export type Places = Record<'starts' | 'ends', ReadonlyMap<number, Label>>;

/** @returns what a number without a sure name is; its cost is low where nothing else looks like it */
export function guess(scene: Scene, { starts, ends }: Places, at: number): Match {
  const { tokens, matches } = scene;
  const number = numberAt(tokens, at);
  const { value, unit, text } = number;
  const is = (meaning: Meaning, cost: number) => ({
    candidate: candidatesFor(number, meaning)[0] as Candidate,
    cost,
  });
  const mark = tokens[at - 1]?.text ?? '';
  const [after, before] = [starts.get(at + 1), ends.get(/^[:=-]$/.test(mark) ? at - 1 : at)];
  const isName = (label: Label | undefined) =>
    label?.senses.some(({ name }) => name in meanings && !TERM.test(name));
  const isNamedBefore = /^[:=]$/.test(mark) || (tokens[at]?.gap && mark !== '\n') || isName(before);
  if (unit === null && value > 0 && value < 0.01 && /\.00/.test(text)) return is('rate', 0);
  const isYear = /^20[12]\d$/.test(text);
  const isSmall = value > 0 && value < 80 && !TERMS.includes(value) && !/\.\d/.test(text);
  if (
    unit === null &&
    !matches.has(at) &&
    !isNamedBefore &&
    !isName(after) &&
    (isYear || isSmall || /^0\d/.test(text))
  )
    return noAmount(number);
  const isPlan = (where: number) =>
    /^(months|milesPerYear)$/.test(matches.get(where)?.candidate.meaning ?? '');
  if ((unit === null || unit === '$') && value >= 100 && value <= 1500 && !isName(before)) {
    const isTaxed = after?.senses.some(({ name }) => name === 'extra' || name === 'payment');
    const isAfterPlan = isPlan(/^[,:@/-]$/.test(mark) ? at - 2 : at - 1) && !after;
    // "389 + tax", "389 36/10"
    if (isTaxed || isAfterPlan || isPlan(tokens[at + 1]?.text === ',' ? at + 2 : at + 1))
      return is('monthly', 1);
  }
  const [same] = sameInOtherUnit(scene, at);
  if (same) return same;
  const hasTerm = [...matches.values()].some(({ candidate }) => candidate.meaning === 'months');
  if (unit === 'k' && MILES.includes(value) && hasTerm) return is('milesPerYear', 1);
  return { candidate: guesses(number)[0] ?? { meaning: 'unknown', kind: 'money', value }, cost: 9 };
}
