import { candidatesFor, isUsual } from './numbers';
import type { Candidate, WrittenNumber } from './reading';
import type { Token } from './tokens';
import { type Meaning, meanings, type Sense, sensesOf } from './vocabulary';

/** A phrase of the vocabulary in the message: its tokens from `from` to before `to`. */
export type Label = { from: number; to: number; senses: readonly Sense[]; text: string };
/** What a number is, the name that says so, and how far they are apart. */
export type Match = { candidate: Candidate; cost: number; label?: Label };
/** A message while it's read. `matches`: by the index of the number's token; `vague`: numbers that are no single value. */
export type Scene = {
  tokens: readonly Token[];
  labels: readonly Label[];
  matches: Map<number, Match>;
  vague: Set<number>;
};
export const numberAt = (tokens: readonly Token[], at: number) => tokens[at]?.number ?? NO_NUMBER;
const NO_NUMBER: WrittenNumber = { text: '', value: Number.NaN, unit: null, start: 0, end: 0 };

const LONGEST = 7;

/** @returns the phrases of a message, each the longest at its place */
export function labelsOf(tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let found: Label | undefined;
    let phrase = '';
    for (let to = from; to < tokens.length && to < from + LONGEST; to++) {
      const token = tokens[to] as Token;
      if (
        (token.number && (to === from || !/^[24]$/.test(token.text))) ||
        token.text === '\n' ||
        (to > from && (token.gap || token.sentence !== tokens[from]?.sentence))
      )
        break;
      // "Drive-off", "M.S.R.P.", "acq. fee"
      if (to > from && /^[-.]$/.test(token.text)) continue;
      phrase = phrase ? `${phrase} ${token.text}` : token.text;
      const senses = sensesOf(phrase);
      if (senses.length === 0) continue;
      // "$1,676 monthly, tax included", not its "monthly tax"
      const units = tokens[from - 1]?.number ? (found?.senses.filter(({ side }) => side === '<') ?? []) : [];
      if (
        units.length === 0 ||
        senses.some(({ name, side }) => side === '<' || units.some((unit) => unit.name === name))
      )
        found = { from, to: to + 1, senses, text: phrase };
    }
    if (!found) continue;
    labels.push(found);
    from = found.to - 1;
  }
  return labels;
}

/** @returns the number as the first of the meanings that leases have, else as the first that is possible */
function candidateOf(number: WrittenNumber, senses: readonly Sense[]): Candidate | undefined {
  const all = senses.flatMap(({ name }) => (name in meanings ? candidatesFor(number, name as Meaning) : []));
  return all.find(isUsual) ?? all[0];
}

/** Gives numbers the names that follow at once: "36 months", "$459/mo". */
export function matchUnits({ tokens, labels, matches }: Scene) {
  for (const label of labels) {
    const at = tokens[label.from - 1]?.text === '-' ? label.from - 2 : label.from - 1;
    const token = tokens[at];
    if (!token?.number || token.isNoise) continue;
    const senses = label.senses.filter(({ name, side }) => side === '<' || (side === '' && TERM.test(name)));
    const candidate = candidateOf(token.number, senses);
    // "Total miles: 20,000 miles"
    const before = tokens
      .slice(Math.max(0, at - 7), at)
      .map(({ number, text }) => (number ? '.' : text))
      .join(' ');
    const isTotal = candidate?.meaning === 'milesPerYear' && /\btotal\b(?!.*([.,;|\n]| and ))/s.test(before);
    const own = isTotal ? candidatesFor(token.number, 'totalMiles')[0] : candidate;
    if (own && isUsual(own)) matches.set(at, { label, candidate: own, cost: 0 });
  }
}

const MARKS: Record<string, number> = {
  ':': 0,
  '=': 0.1,
  '-': 0.3,
  '(': 0.3,
  ')': 0.3,
  '.': 0.2,
  ',': 1.6,
  ';': 3,
  '|': 2,
  '•': 3,
  '\n': 6,
};
const JOINING = /^(\+|&|\/|and|plus|with|w|y|or|n|but|then|after|before|no|not|without|con|o)$/;
/** What a match may cost at most to be sure. */
export const SURE = 1.9;
/** A number left alone costs more than any match, a name left alone little. */
const [MOST, NUMBER_ALONE, NAME_ALONE] = [5, 5.5, 0.3];
/** "Effective: $489/mo", "another $24/mo" */
const REFINED = /^(effective|difference|firstPayment|weekly|contract)$/;
/** What an amount may be a part of: "doc and DMV 525". */
const PART =
  /^(rebates|acquisitionFee|dealerFee|registration|salesTax|firstPayment|securityDeposit|otherFee)$/;
/** They stand between a name and its number: "MSRP for 36 months". */
export const TERM = /^(months|milesPerYear|totalMiles|notAnAmount)$/;

/** @returns how far apart two tokens are, as a function; what stands in parentheses counts little for those outside */
function distances({ tokens, labels, matches }: Scene) {
  const fillers = new Set<number>();
  for (const { from, to, senses } of labels)
    if (senses.some(({ name }) => /^(filler|extra|payment)$/.test(name)))
      for (let at = from; at < to; at++) fillers.add(at);
  const [depths, sums, outside] = [[0], [0], [0]];
  for (const [at, { number, text }] of tokens.entries()) {
    const word = fillers.has(at) ? 0.15 : (MARKS[text] ?? (JOINING.test(text) ? 2 : 0.7));
    const own = number ? (matches.has(at) ? 0.6 : 3) : word;
    const change = text === '(' ? 1 : text === ')' ? -1 : 0;
    depths[at] = text === '\n' ? 0 : Math.max(0, (depths[at - 1] ?? 0) + change);
    sums.push((sums[at] ?? 0) + own);
    outside.push((outside[at] ?? 0) + (depths[at] ? own / 10 : own));
  }
  const between = (from: number, to: number, isInside: boolean) => {
    const own = isInside ? sums : outside;
    return (own[to] ?? 0) - (own[from] ?? 0);
  };
  return { between, depthAt: (at: number) => depths[at] ?? 0 };
}

type Measured = Scene & ReturnType<typeof distances>;

/** @returns whether a name stands on a line without a number, and the number alone on the next */
function isHeading({ tokens, depthAt }: Measured, label: Label, at: number): boolean {
  if (tokens[at - 1]?.text !== '\n' || (tokens[at + 1]?.text ?? '\n') !== '\n') return false;
  for (let before = at - 2; before >= 0 && tokens[before]?.text !== '\n'; before--)
    if (tokens[before]?.number && !depthAt(before)) return false;
  return tokens[label.from]?.line === (tokens[at]?.line ?? 0) - 1;
}

/** @returns how badly a name's place suits a number */
function costOf(scene: Measured, label: Label, at: number): number {
  const { tokens, matches, between, depthAt } = scene;
  const [name, number] = [tokens[label.from], tokens[at]];
  const isAfter = label.from > at;
  const isInside = depthAt(label.from) > 0 || depthAt(at) > 0;
  const next = tokens[label.to]?.text ?? '';
  // "Acquisition (in the payment): $925"
  let cost = depthAt(label.from) > depthAt(at) ? 2.5 : 0;
  if (!isAfter && isHeading(scene, label, at)) return cost + 0.4;
  if (name?.line === number?.line && name?.sentence !== number?.sentence) cost += 3;
  if (/^20[12]\d$/.test(number?.text ?? '')) cost += 2;
  // "54,320 Price: 50,100"
  if (isAfter && /^[:=]$/.test(next)) cost += 3;
  // "$3,000 down: $719"
  const isPaid = label.senses.some(({ name: meaning }) => /^(cashDown|dueAtSigning)$/.test(meaning));
  if (!isAfter && next === ':' && isPaid && tokens[label.from - 1]?.number) cost += 2;
  const from = Math.max(at + 1, matches.get(at)?.label?.to ?? 0);
  return cost + (isAfter ? between(from, label.from, isInside) + 0.6 : between(label.to, at, isInside));
}

/** @param bound what the number is by its unit, which a name can only refine @returns how a name fits a number; undefined where it can't */
function matchOf(scene: Measured, label: Label, at: number, bound: Meaning | undefined): Match | undefined {
  const number = scene.tokens[at]?.number;
  let cost = costOf(scene, label, at);
  if (!number || cost > MOST) return undefined;
  const wrongSide = label.from > at ? '>' : '<';
  const canBe = (name: Sense['name']) =>
    !bound || bound === name || (bound === 'monthly' && REFINED.test(name));
  const senses = label.senses.filter(({ name, side }) => side !== wrongSide && canBe(name));
  const candidate = candidateOf(number, senses);
  if (!candidate) return undefined;
  if (candidate.meaning === 'difference' && wrongSide === '<') cost += 0.9;
  if (!isUsual(candidate)) {
    const { unit, value } = number;
    const isAmount = candidate.kind === 'money' ? unit === '$' || value >= 1000 : unit === '%';
    if (cost > 2.5 || (!isAmount && candidate.kind !== 'factor')) return undefined;
    cost = MOST;
  }
  return cost > MOST ? undefined : { label, candidate, cost };
}

/** `alone`: what it costs to leave a name or a number alone. */
type Element = { at: number; label?: Label; alone: number };

/** Gives the other numbers their names: of all ways that give each to at most one, the one that costs least. */
export function matchNames(scene: Scene) {
  const { tokens, labels, matches } = scene;
  const used = new Set([...matches.values()].map(({ label }) => label));
  const isName = (label: Label) => !used.has(label) && label.senses.some(({ name }) => name in meanings);
  const isTerm = (at: number) => TERM.test(matches.get(at)?.candidate.meaning ?? '');
  const names = labels.filter(isName).map((label) => ({ at: label.from, label, alone: NAME_ALONE }));
  const numbers = tokens.flatMap(({ number, isNoise }, at) => {
    if (!number || isNoise || isTerm(at)) return [];
    const isMiles = number.unit === 'k' && number.value >= 7500 && number.value <= 20_000;
    return [{ at, alone: matches.has(at) ? 0 : isMiles ? 1.5 : NUMBER_ALONE }];
  });
  const elements: Element[] = [...names, ...numbers].sort((a, b) => a.at - b.at);
  const measured = { ...scene, ...distances(scene) };
  for (const [at, match] of assign(measured, elements)) matches.set(at, match);
  findRivals(measured, elements);
}

/** @returns the cheapest way through the elements, each alone or with one of the two after it */
function assign(scene: Measured, elements: readonly Element[]): [at: number, match: Match][] {
  type Step = { cost: number; back: number; found?: [at: number, match: Match] };
  const best: Step[] = [{ cost: 0, back: 0 }];
  const improve = (index: number, step: Step) => {
    if (step.cost < (best[index]?.cost ?? Number.POSITIVE_INFINITY)) best[index] = step;
  };
  for (const [index, element] of elements.entries()) {
    const cost = best[index]?.cost ?? 0;
    improve(index + 1, { cost: cost + element.alone, back: index });
    for (const skipped of [0, 1]) {
      const other = elements[index + 1 + skipped];
      const label = element.label ?? other?.label;
      if (!other || !label || (element.label && other.label) || (skipped && !elements[index + 1]?.label))
        continue;
      const at = element.label ? other.at : element.at;
      const bound = scene.matches.get(at)?.candidate.meaning;
      const match = matchOf(scene, label, at, bound);
      const price = (match?.cost ?? MOST) - (bound ? 1 : 0) + skipped * NAME_ALONE;
      if (match) improve(index + 2 + skipped, { cost: cost + price, back: index, found: [at, match] });
    }
  }
  const found: [number, Match][] = [];
  for (let index = elements.length; index > 0; index = best[index]?.back ?? 0)
    if (best[index]?.found) found.push(best[index]?.found as [number, Match]);
  return found;
}

/**
 * A number with another name beside it, about as near as its own, is unclear: "down $2,999 at signing". So is one with a name that
 * is only a part: "doc and DMV 525".
 */
function findRivals(scene: Measured, elements: readonly Element[]) {
  const { matches, tokens } = scene;
  const used = new Set([...matches.values()].map(({ label }) => label));
  for (const [index, { at, label }] of elements.entries()) {
    const own = matches.get(at);
    if (label || !own?.label) continue;
    // "$389 a month" is one whatever stands before it.
    const sides = own.cost === 0 && own.label.from > at ? [1, 2] : [-2, -1, 1, 2];
    const free = sides.flatMap((step) => elements[index + step]?.label ?? []).filter((one) => !used.has(one));
    const isRival = (other: Label) => {
      const rival = matchOf(scene, other, at, undefined);
      const isSame = !rival || !isUsual(rival.candidate) || rival.candidate.meaning === own.candidate.meaning;
      return !isSame && rival.candidate.meaning !== 'difference' && rival.cost < own.cost + 1;
    };
    const isJoined = ({ from, to, senses }: Label) => {
      const [start, end] = from < (own.label?.from ?? 0) ? [to, own.label?.from] : [own.label?.to, from];
      const joint = tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' ');
      const isPart = senses.some(({ name }) => name !== own.candidate.meaning && PART.test(name));
      return isPart && PART.test(own.candidate.meaning) && /^(,|and|&|\+|\/|n|plus|, and|y)$/.test(joint);
    };
    if (free.some(isRival) || free.some(isJoined))
      matches.set(at, { ...own, cost: Math.max(own.cost, SURE + 1) });
  }
}
