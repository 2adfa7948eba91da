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
      if ((token.number && (to === from || !/^[24]$/.test(token.text))) || token.text === '\n' || (to > from && token.gap)) break;
      // "Drive-off", "M.S.R.P.", "acq. fee"
      if (to > from && /^[-.]$/.test(token.text)) continue;
      phrase = phrase ? `${phrase} ${token.text}` : token.text;
      const senses = sensesOf(phrase);
      if (senses.length > 0) found = { from, to: to + 1, senses, text: phrase };
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
    if (candidate && isUsual(candidate)) matches.set(at, { label, candidate, cost: 0 });
  }
  return matches;
}

const MARKS: Record<string, number> = { ':': 0, '=': 0.1, '-': 0.3, '(': 0.3, ')': 0.3, '.': 0.2, ',': 1.6, ';': 3, '\n': 6 };
const JOINING = /^(\+|&|\/|and|plus|with|w|y|or|n|but|then|after|before|no|not|without|con|from|to|o)$/;
/** What a match may cost at most to be sure. */
export const SURE = 1.7;
/** A number left alone costs more than any match, a name left alone little. */
const [MOST, NUMBER_ALONE, NAME_ALONE] = [5, 5.5, 0.3];
/** "Effective: $489/mo", "another $24/mo" */
const REFINED = /^(effective|difference|firstPayment|weekly|contract)$/;
/** They stand between a name and its number: "MSRP for 36 months". */
const TERM = /^(months|milesPerYear|totalMiles|notAnAmount)$/;

/** @returns how far apart a name and a number are, as a function of the tokens between them */
function distances(tokens: readonly Token[], labels: readonly Label[], matches: Matches, depths: number[]) {
  const fillers = new Set(labels.flatMap(({ from, senses }) => (senses[0]?.name === 'filler' ? [from] : [])));
  const sums = [0];
  let depth = 0;
  for (const [at, { number, text }] of tokens.entries()) {
    const own = number
      ? matches.has(at) ? 0.6 : 3
      : (MARKS[text] ?? (JOINING.test(text) ? 2 : fillers.has(at) ? 0.15 : 1));
    depth = text === '\n' ? 0 : Math.max(0, depth + (text === '(' ? 1 : text === ')' ? -1 : 0));
    depths.push(depth);
    sums.push((sums[at] ?? 0) + (depth > 0 ? own / 8 : own));
  }
  return (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
}

/** Gives the other numbers their names: of all ways that give each to at most one, the one that costs least. */
export function matchNames(tokens: readonly Token[], labels: readonly Label[], matches: Matches) {
  const depths: number[] = [];
  const distance = distances(tokens, labels, matches, depths);
  const fit = (label: Label, at: number): Match | undefined => {
    const token = tokens[at] as Token;
    const isAfter = label.from > at;
    const next = tokens[label.to]?.text ?? '';
    let cost = isAfter ? distance(at + 1, label.from) + 0.6 : distance(label.to, at);
    // "Acquisition (in the payment): $925"
    if ((depths[label.from] ?? 0) > (depths[at] ?? 0)) cost += 2.5;
    // "54,320 Price: 50,100"
    if (isAfter && /^[:=]$/.test(next)) cost += 3;
    if (tokens[label.from]?.line === token.line) cost += tokens[label.from]?.sentence === token.sentence ? 0 : 3;
    // A name alone on its line, and the number first on the next.
    else if (!isAfter && tokens[at - 1]?.text === '\n' && label.to >= at - 2 && (tokens[label.from - 1]?.text ?? '\n') === '\n') cost -= 5;
    if (cost > MOST || !token.number) return undefined;
    const bound = matches.get(at)?.candidate.meaning;
    const senses = label.senses.filter(
      ({ name, side }) =>
        side !== (isAfter ? '>' : '<') && (!bound || bound === name || (bound === 'monthly' && REFINED.test(name))),
    );
    const candidate = candidateOf(token.number, senses);
    if (candidate && !isUsual(candidate)) {
      const isAmount = candidate.kind === 'money' ? token.number.unit === '$' || token.number.value >= 1000 : token.number.unit === '%' || candidate.kind === 'factor';
      if (!isAmount) return undefined;
      cost += 2.5;
    }
    return candidate && cost <= MOST ? { label, candidate, cost } : undefined;
  };
  const used = new Set([...matches.values()].map(({ label }) => label));
  const elements = [
    ...labels.flatMap((label) => (used.has(label) || !label.senses.some(({ name }) => name in meanings) ? [] : [{ at: label.from, label }])),
    ...tokens.flatMap(({ number, isNoise }, at) => (number && !isNoise && !TERM.test(matches.get(at)?.candidate.meaning ?? '') ? [{ at, label: undefined }] : [])),
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
    for (const other of [elements[index - 1]?.label, elements[index + 1]?.label]) {
      if (!other || used.has(other)) continue;
      const rival = fit(other, at);
      const isOther = rival && isUsual(rival.candidate) && rival.candidate.meaning !== own.candidate.meaning;
      if (isOther && rival.cost < own.cost + 1) matches.set(at, { ...own, cost: Math.max(own.cost, SURE + 1) });
    }
  }
}

type Element = { at: number; label: Label | undefined };

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
    improve(index + 1, { cost: cost + (element.label ? NAME_ALONE : isBound ? 0 : NUMBER_ALONE), back: index });
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
