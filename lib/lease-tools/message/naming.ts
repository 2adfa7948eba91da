import { candidatesFor, isUsual, MILES, TERMS } from './numbers';
import type { Candidate, WrittenNumber } from './reading';
import type { Token } from './tokens';
import { type Meaning, meanings, type Sense, sensesOf } from './vocabulary';

/** A phrase of the vocabulary in the message, by its tokens. */
export type Label = { from: number; to: number; senses: readonly Sense[] };
/** What a number is, and whether nothing else claims it. */
export type Match = {
  names: readonly Meaning[];
  candidates: readonly Candidate[];
  sure: boolean;
  isFixed?: true;
};
export type Scene = {
  tokens: readonly Token[];
  /** By their first token. */
  labels: ReadonlyMap<number, Label>;
  matches: Map<number, Match>;
};

const LONGEST = 7;
/** @returns the phrases of a message, each the longest at its place */
export function labelsOf(tokens: readonly Token[]): Map<number, Label> {
  const labels = new Map<number, Label>();
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from] as Token;
    let [found, phrase]: [Label | undefined, string] = [undefined, ''];
    for (let to = from; to < Math.min(from + LONGEST, tokens.length); to++) {
      const { number, text, sentence, cell, group } = tokens[to] as Token;
      if (number && (to === from || text !== '2')) break;
      if (sentence !== first.sentence || cell !== first.cell || group !== first.group || text === '\n') break;
      // "Drive-off", "M.S.R.P.", "acq. fee"
      if (to > from && /^[-.]$/.test(text)) continue;
      phrase = phrase ? `${phrase} ${text}` : text;
      const senses = sensesOf(phrase);
      if (senses.length > 0) found = { from, to: to + 1, senses };
    }
    if (!found) continue;
    labels.set(from, found);
    from = found.to - 1;
  }
  return labels;
}

export const meaningsOf = ({ senses }: Label, side: '<' | '>' | '' = ''): Meaning[] =>
  senses.flatMap(({ name, side: own }) =>
    name in meanings && (!own || !side || own === side) ? [name as Meaning] : [],
  );

/** @returns a number as what its name says: sure if that's one thing that leases have */
export function matchOf(number: WrittenNumber, names: readonly Meaning[]): Match {
  const candidates = candidatesFor(number, [...new Set(names)]);
  const usual = candidates.filter(isUsual);
  return { names, candidates: usual.length > 0 ? usual : candidates, sure: usual.length === 1 };
}

/** Their names follow a number as its unit. */
const UNITS = /^(months|milesPerYear|totalMiles|notAnAmount)$/;

const set = ({ tokens, matches }: Scene, at: number, ...names: Meaning[]) =>
  matches.set(at, matchOf(tokens[at]?.number as WrittenNumber, names));

/** Numbers with their unit: "36 months", "$459/mo", and those that are one only together: "36/10k", "36 x $469". */
export function matchUnits(scene: Scene) {
  const { tokens, labels, matches } = scene;
  const numbers = tokens.flatMap(({ number, isNoise }, at) => (number && !isNoise ? [at] : []));
  const is = (at: number, all: readonly number[]) =>
    tokens[at]?.number?.unit !== '$' &&
    tokens[at]?.number?.unit !== '%' &&
    all.includes(tokens[at]?.number?.value ?? 0);
  const thousands = [...MILES, ...MILES.map((miles) => miles / 1000)];
  const unitEnds = new Map<number, number>();
  for (const at of numbers) {
    const label = labels.get(at + 1) ?? (tokens[at + 1]?.text === '-' ? labels.get(at + 2) : undefined);
    const isUnit = ({ name, side }: Sense) => side === '<' || (side === '' && UNITS.test(name));
    const units = label?.senses
      .filter(isUnit)
      .flatMap(({ name }) => (name in meanings ? [name as Meaning] : []));
    const match = label && matchOf(tokens[at]?.number as WrittenNumber, units ?? []);
    if (!label || !match?.candidates.some(isUsual)) continue;
    matches.set(at, match);
    unitEnds.set(at, label.to);
  }
  const isBare = (at: number) => !matches.has(at);
  for (const [index, at] of numbers.entries()) {
    const next = numbers[index + 1] ?? at + 100;
    const between = tokens
      .slice(unitEnds.get(at) ?? at + 1, next)
      .map(({ text }) => text)
      .join(' ');
    const isTerm = is(at, TERMS) && (isBare(at) || matches.get(at)?.candidates[0]?.meaning === 'months');
    const isFree = isBare(next) && !meaningsOf(labels.get(next + 1) ?? NO_LABEL, '<').length;
    if (
      isTerm &&
      isFree &&
      is(next, /^[/x]$/.test(between) ? thousands : MILES) &&
      (/^[/x]$/.test(between) || (!isBare(at) && /^[,&]?$/.test(between)))
    ) {
      set(scene, at, 'months');
      set(scene, next, 'milesPerYear');
    }
    const money = /^(x|\*)$/.test(between)
      ? [at, next].find((one) => isBare(one) && !is(one, TERMS))
      : undefined;
    const other = money === at ? next : at;
    if (money !== undefined && is(other, TERMS)) {
      set(scene, other, 'months');
      set(scene, money, 'monthly');
    }
  }
  return unitEnds;
}
const NO_LABEL: Label = { from: 0, to: 0, senses: [] };

/** A number or a name. */
type Element = { at: number; label?: Label };
/** Numbers and names with nothing but marks and fillers between them. `joint`: the words before it. */
type Run = { elements: Element[]; joint: string; isBound: boolean };

const GLUE = /^[:=~*#.()-]$/;

/** @returns the runs of the tokens of one sentence, or one pair of parentheses, in order */
function runsOf(scene: Scene, stream: readonly number[], unitEnds: ReadonlyMap<number, number>): Run[] {
  const { tokens, labels, matches } = scene;
  const runs: Run[] = [];
  let run: Run = { elements: [], joint: '', isBound: false };
  const close = (word: string) => {
    const isOpen = run.elements.length > 0;
    if (isOpen) runs.push(run);
    run = { elements: [], joint: `${isOpen ? '' : run.joint} ${word}`.trim(), isBound: false };
  };
  let skipTo = 0;
  for (const at of stream) {
    if (at < skipTo) continue;
    const { number, isNoise, text } = tokens[at] as Token;
    const label = labels.get(at);
    const last = run.elements.at(-1);
    skipTo = label?.to ?? skipTo;
    if (number && !isNoise && matches.has(at)) {
      close('');
      runs.push({ ...run, elements: [{ at }], isBound: true });
      run = { elements: [], joint: '', isBound: false };
      skipTo = unitEnds.get(at) ?? at + 1;
    } else if (number && !isNoise) {
      const name = last?.label ? undefined : run.elements.at(-2)?.label;
      // "Residual 60%  32,592"
      const twin =
        name && isOtherUnit(number, tokens[last?.at ?? 0]?.number) && matchOf(number, meaningsOf(name));
      if (
        twin &&
        twin.candidates.some(isUsual) &&
        last &&
        matchOf(tokens[last.at]?.number as WrittenNumber, twin.names).candidates.some(isUsual)
      )
        matches.set(at, twin);
      else run.elements.push({ at });
    } else if (label && meaningsOf(label).length > 0) {
      const isSame = last?.label?.senses.some(({ name }) => label.senses.some((one) => one.name === name));
      if (isSame) run.elements.pop();
      run.elements.push({
        at,
        label: isSame && last?.label ? { ...label, senses: [...last.label.senses, ...label.senses] } : label,
      });
    } else if (!(label?.senses.some(({ name }) => name === 'filler') || GLUE.test(text)))
      close(label?.senses.some(({ name }) => name === 'extra' || name === 'payment') ? 'TAX' : text);
  }
  close('');
  return [...runs, run];
}

const isOtherUnit = (a: WrittenNumber | undefined, b: WrittenNumber | undefined) =>
  (a?.unit === '%') !== (b?.unit === '%');
const isLone = (run: Run | undefined): run is Run =>
  run?.elements.length === 1 && run.elements[0]?.label !== undefined;
const isAlternating = (elements: readonly Element[]) =>
  elements.length % 2 === 0 &&
  elements.every(({ label }, at) => !label === (!elements[0]?.label === (at % 2 === 0)));

/** Gives the numbers of a sentence their names. A number is sure where its run is nothing but pairs of a number and a name. */
function matchRuns({ tokens, matches }: Scene, runs: readonly Run[]) {
  for (const [index, { elements, joint, isBound }] of runs.entries()) {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    const isJoined = (text: string | undefined) =>
      text !== undefined && /^(|and|&|\+|\/|n|plus|y|or)$/.test(text);
    const rivals = [isJoined(joint) ? before : undefined, isJoined(after?.joint) ? after : undefined].filter(
      isLone,
    );
    const names = rivals.flatMap(({ elements: [one] }) => (one?.label ? [meaningsOf(one.label)] : []));
    const isPairs = isAlternating(elements);
    for (const [where, { at, label: own }] of elements.entries()) {
      if (own || matches.get(at)?.isFixed) continue;
      const number = tokens[at]?.number as WrittenNumber;
      const [left, right] = [elements[where - 1]?.label, elements[where + 1]?.label];
      const isRight = isPairs ? !elements[0]?.label : !left;
      const label = isRight ? right : left;
      const match = isBound
        ? matches.get(at)
        : label
          ? matchOf(number, meaningsOf(label, isRight ? '<' : '>'))
          : paymentOf(matches, number, runs, index);
      if (!match) continue;
      const meaning = match.candidates[0]?.meaning;
      const isSum =
        where === elements.length - 1 && /^(\+|plus)$/.test(after?.joint ?? '') && !after?.elements[0]?.label;
      const between = label && isRight ? tokens.slice(at, label.from).map(({ text }) => text) : [];
      const last = before?.elements.at(-1);
      const isRange =
        isBound &&
        joint === '' &&
        last &&
        !last.label &&
        !before?.isBound &&
        number.unit !== 'k' &&
        number.value > 84;
      const isApart = between.some((text) => /^(of|is|are|at|:|=)$/.test(text));
      const isRival = (all: readonly Meaning[]) =>
        meaning && !all.includes(meaning) && matchOf(number, all).candidates.some(isUsual);
      matches.set(at, {
        ...match,
        sure:
          match.sure &&
          (isBound || isPairs || !label) &&
          !isSum &&
          !isRange &&
          !isApart &&
          !names.some(isRival),
      });
    }
  }
}

/** @returns the payment of "649+tax" and "389 36/10", which has no name */
function paymentOf(
  matches: Scene['matches'],
  number: WrittenNumber,
  runs: readonly Run[],
  index: number,
): Match | undefined {
  const [before, own, after] = [runs[index - 1], runs[index], runs[index + 1]];
  const isPlan = (run: Run | undefined, joint: string | undefined) =>
    run?.isBound &&
    joint === '' &&
    /^(months|milesPerYear)$/.test(matches.get(run.elements[0]?.at ?? 0)?.candidates[0]?.meaning ?? '');
  const isPayment =
    after?.joint.startsWith('TAX') || isPlan(before, own?.joint) || isPlan(after, after?.joint);
  const isMoney = number.unit !== '%' && number.value >= 150 && number.value < 1500;
  if (own?.elements.length !== 1 || !isPayment || !isMoney || isLone(before) || isLone(after))
    return undefined;
  return matchOf(number, ['monthly']);
}

/** Names by what stands beside a number in its own sentence or parentheses. */
export function matchNames(scene: Scene, unitEnds: ReadonlyMap<number, number>) {
  const { tokens, matches } = scene;
  const streams = new Map<string, number[]>();
  for (const [at, { sentence, group, text }] of tokens.entries()) {
    const key = `${sentence} ${group}`;
    if (!streams.has(key)) streams.set(key, []);
    if (text !== '\n') streams.get(key)?.push(at);
  }
  let names: { label: Label; line: number; isOnly: boolean } | null = null;
  for (const stream of streams.values()) {
    const runs = runsOf(scene, stream, unitEnds);
    const [first = 0, at = 0, ...more] = stream;
    const [run, other] = runs;
    const [one] = run?.elements ?? [];
    const line = tokens[first]?.line ?? 0;
    // A name on a line of its own, and its number on the next one.
    if (
      one &&
      !one.label &&
      names?.isOnly &&
      names.line === line - 1 &&
      stream.length === 1 &&
      !matches.has(one.at)
    )
      matches.set(one.at, matchOf(tokens[one.at]?.number as WrittenNumber, meaningsOf(names.label, '>')));
    else matchRuns(scene, runs);
    if (tokens[first]?.group === 0 && stream.length > 0)
      names =
        isLone(run) && !other?.elements.length && one?.label && run.joint === ''
          ? { label: one.label, line, isOnly: names === null }
          : null;
    const own = matches.get(first - 1);
    // "56% ($33,006)"
    if (
      tokens[first]?.text === '(' &&
      own &&
      more.length < 2 &&
      isOtherUnit(tokens[first - 1]?.number, tokens[at]?.number)
    ) {
      const twin = tokens[at]?.number && matchOf(tokens[at].number, own.names);
      if (twin) matches.set(at, { ...twin, sure: twin.sure && own.sure });
    }
  }
}
