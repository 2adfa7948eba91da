import { candidatesFor, isUsual } from './numbers';
import type { Candidate, WrittenNumber } from './reading';
import type { Token } from './tokens';
import { type Meaning, meanings, type Sense, sensesOf } from './vocabulary';

/** A phrase of the vocabulary in the message: its tokens from `from` to before `to`. */
export type Label = { from: number; to: number; senses: readonly Sense[]; text: string };
/** What a number is, the name that says so, and how far they are apart. */
export type Match = { candidate: Candidate; cost: number; label?: Label };
/** By the index of the number's token. */
export type Matches = Map<number, Match>;

const LONGEST = 7;

/** @returns the phrases of a message, each the longest at its place */
export function labelsOf(tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let found: Label | undefined;
    let phrase = '';
    for (let to = from; to < tokens.length && to < from + LONGEST; to++) {
      const token = tokens[to] as Token;
      if ((token.number && (to === from || !/^[24]$/.test(token.text))) || token.text === '\n' || (to > from && (token.gap || token.sentence !== tokens[from]?.sentence))) break;
      // "Drive-off", "M.S.R.P.", "acq. fee"
      if (to > from && /^[-.]$/.test(token.text)) continue;
      phrase = phrase ? `${phrase} ${token.text}` : token.text;
      const senses = sensesOf(phrase);
      if (senses.length === 0) continue;
      // "$1,676 monthly, tax included", not its "monthly tax"
      const units = tokens[from - 1]?.number ? (found?.senses.filter(({ side }) => side === '<') ?? []) : [];
      if (units.length === 0 || senses.some(({ name }) => units.some((unit) => unit.name === name))) found = { from, to: to + 1, senses, text: phrase };
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

/** @returns the numbers whose name follows at once: "36 months", "$459/mo" */
export function matchUnits(tokens: readonly Token[], labels: readonly Label[]): Matches {
  const matches: Matches = new Map();
  for (const label of labels) {
    const at = tokens[label.from - 1]?.text === '-' ? label.from - 2 : label.from - 1;
    const token = tokens[at];
    if (!token?.number || token.isNoise) continue;
    const candidate = candidateOf(
      token.number,
      label.senses.filter(({ name, side }) => side === '<' || (side === '' && TERM.test(name))),
    );
    // "Total miles: 20,000 miles"
    const isTotal = candidate?.meaning === 'milesPerYear' && [1, 2, 3, 4, 5, 6, 7].some((back) => tokens[at - back]?.text === 'total' && !tokens.slice(at - back, at).some(({ number, text }) => number || /^[.,;\n]$/.test(text)));
    const own = isTotal ? candidatesFor(token.number, 'totalMiles')[0] : candidate;
    if (own && isUsual(own)) matches.set(at, { label, candidate: own, cost: 0 });
  }
  return matches;
}

const MARKS: Record<string, number> = { ':': 0, '=': 0.1, '-': 0.3, '(': 0.3, ')': 0.3, '.': 0.2, ',': 1.6, ';': 3, '\n': 6 };
const JOINING = /^(\+|&|\/|and|plus|with|w|y|or|n|but|then|after|before|no|not|without|con|o)$/;
/** What a match may cost at most to be sure. */
export const SURE = 1.9;
/** A number left alone costs more than any match, a name left alone little. */
const [MOST, NUMBER_ALONE, NAME_ALONE] = [5, 5.5, 0.3];
/** "Effective: $489/mo", "another $24/mo" */
const REFINED = /^(effective|difference|firstPayment|weekly|contract)$/;
/** They stand between a name and its number: "MSRP for 36 months". */
const TERM = /^(months|milesPerYear|totalMiles|notAnAmount)$/;

/** @returns how far apart a name and a number are, as a function of the tokens between them */
function distances(tokens: readonly Token[], labels: readonly Label[], matches: Matches, depths: number[]) {
  const fillers = new Set<number>();
  for (const { from, to, senses } of labels)
    if (senses.some(({ name }) => /^(filler|extra|payment)$/.test(name))) for (let at = from; at < to; at++) fillers.add(at);
  const [sums, outside] = [[0], [0]];
  let depth = 0;
  for (const [at, { number, text }] of tokens.entries()) {
    const own = number
      ? matches.has(at) ? 0.6 : 3
      : (fillers.has(at) ? 0.15 : (MARKS[text] ?? (JOINING.test(text) ? 2 : 0.7)));
    depth = text === '\n' ? 0 : Math.max(0, depth + (text === '(' ? 1 : text === ')' ? -1 : 0));
    depths.push(depth);
    sums.push((sums[at] ?? 0) + own);
    outside.push((outside[at] ?? 0) + (depth > 0 ? own / 10 : own));
  }
  return (from: number, to: number, isInside: boolean) => {
    const own = isInside ? sums : outside;
    return (own[to] ?? 0) - (own[from] ?? 0);
  };
}

/** Gives the other numbers their names: of all ways that give each to at most one, the one that costs least. */
export function matchNames(tokens: readonly Token[], labels: readonly Label[], matches: Matches) {
  const depths: number[] = [];
  const distance = distances(tokens, labels, matches, depths);
  const fit = (label: Label, at: number): Match | undefined => {
    const token = tokens[at] as Token;
    const isAfter = label.from > at;
    const next = tokens[label.to]?.text ?? '';
    const isInside = (depths[label.from] ?? 0) > 0 || (depths[at] ?? 0) > 0;
    let cost = isAfter ? distance(matches.get(at)?.label?.to ?? at + 1, label.from, isInside) + 0.6 : distance(label.to, at, isInside);
    if (!isAfter && isHeading(label, at)) cost = 0.4;
    // "$3,000 down: $719"
    if (!isAfter && next === ':' && tokens[label.from - 1]?.number && label.senses.some(({ name }) => name === 'cashDown' || name === 'dueAtSigning')) cost += 2;
    // "Acquisition (in the payment): $925"
    if ((depths[label.from] ?? 0) > (depths[at] ?? 0)) cost += 2.5;
    // "54,320 Price: 50,100"
    if (isAfter && /^[:=]$/.test(next)) cost += 3;
    if (tokens[label.from]?.line === token.line) cost += tokens[label.from]?.sentence === token.sentence ? 0 : 3;
    if (cost > MOST || !token.number) return undefined;
    const bound = matches.get(at)?.candidate.meaning;
    const senses = label.senses.filter(
      ({ name, side }) =>
        side !== (isAfter ? '>' : '<') && (!bound || bound === name || (bound === 'monthly' && REFINED.test(name))),
    );
    const candidate = candidateOf(token.number, senses);
    if (candidate?.meaning === 'difference' && !isAfter) cost += 0.9;
    if (candidate && !isUsual(candidate)) {
      const isAmount = candidate.kind === 'money' ? token.number.unit === '$' || token.number.value >= 1000 : token.number.unit === '%' || candidate.kind === 'factor';
      if (!isAmount) return undefined;
      cost += 2.5;
    }
    return candidate && cost <= MOST ? { label, candidate, cost } : undefined;
  };
  /** A name on a line without a number, and the number alone on the next. */
  const isHeading = (label: Label, at: number) => {
    if (tokens[at - 1]?.text !== '\n' || (tokens[at + 1]?.text ?? '\n') !== '\n') return false;
    for (let before = at - 2; before >= 0 && tokens[before]?.text !== '\n'; before--)
      if (tokens[before]?.number && !depths[before]) return false;
    return tokens[label.from]?.line === (tokens[at]?.line ?? 0) - 1;
  };
  const used = new Set([...matches.values()].map(({ label }) => label));
  const elements = [
    ...labels.flatMap((label) => (used.has(label) || !label.senses.some(({ name }) => name in meanings) ? [] : [{ at: label.from, label }])),
    ...tokens.flatMap(({ number, isNoise }, at) => (number && !isNoise && !TERM.test(matches.get(at)?.candidate.meaning ?? '') ? [{ at, label: undefined, alone: number.unit === 'k' && number.value >= 7500 && number.value <= 20_000 ? 1.5 : undefined }] : [])),
  ].sort((a, b) => a.at - b.at);
  assign(elements, matches, fit);
  findRivals(elements, matches, fit);
}

/** A number with another name on its other side, as near as its own, is unclear: "down $2,999 at signing". */
function findRivals(elements: readonly Element[], matches: Matches, fit: (label: Label, at: number) => Match | undefined) {
  const used = new Set([...matches.values()].map(({ label }) => label));
  for (const [index, { at, label }] of elements.entries()) {
    const own = matches.get(at);
    if (label || !own?.label) continue;
    for (const other of [-2, -1, 1, 2].map((step) => elements[index + step]?.label)) {
      if (!other || used.has(other)) continue;
      const rival = fit(other, at);
      const isOther = rival && isUsual(rival.candidate) && rival.candidate.meaning !== own.candidate.meaning;
      if (isOther && rival.candidate.meaning !== 'difference' && rival.cost < own.cost + 1) matches.set(at, { ...own, cost: Math.max(own.cost, SURE + 1) });
    }
  }
}

/** `alone`: what it costs to leave a number without a name, where it can do without. */
type Element = { at: number; label: Label | undefined; alone?: number };

/** The cheapest way through the elements, each alone or with one of the two after it. */
function assign(elements: readonly Element[], matches: Matches, fit: (label: Label, at: number) => Match | undefined) {
  type Step = { cost: number; back: number; at?: number; match?: Match };
  const best: Step[] = [{ cost: 0, back: 0 }];
  const improve = (index: number, step: Step) => {
    if (step.cost < (best[index]?.cost ?? Number.POSITIVE_INFINITY)) best[index] = step;
  };
  for (const [index, element] of elements.entries()) {
    const cost = best[index]?.cost ?? 0;
    const isBound = matches.has(element.at);
    const alone = element.label ? NAME_ALONE : isBound ? 0 : (element.alone ?? NUMBER_ALONE);
    improve(index + 1, { cost: cost + alone, back: index });
    for (const skipped of [0, 1]) {
      const other = elements[index + 1 + skipped];
      if (!other || !element.label === !other.label || (skipped && !elements[index + 1]?.label)) continue;
      const at = element.label ? other.at : element.at;
      const match = fit((element.label ?? other.label) as Label, at);
      const gain = matches.has(at) ? 1 : 0;
      if (match) improve(index + 2 + skipped, { cost: cost + match.cost - gain + skipped * NAME_ALONE, back: index, at, match });
    }
  }
  for (let index = elements.length; index > 0; index = best[index]?.back ?? 0) {
    const { at, match } = best[index] as Step;
    if (at !== undefined && match) matches.set(at, match);
  }
}
