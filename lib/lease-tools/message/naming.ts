import { candidatesFor, isUsual } from './candidates';
import type { Candidate, WrittenNumber } from './reading';
import type { Token } from './tokens';
import { type Meaning, meanings, type Sense, sensesOf } from './vocabulary';

/** A phrase of the vocabulary in the message, by its tokens. */
export type Label = { from: number; to: number; senses: readonly Sense[] };
/** What a number is. `sure`: nothing else claims it. */
export type Match = { candidates: readonly Candidate[]; sure: boolean };
/** A message while it's read, by tokens. `ends`: where the unit of a number ends. `cells`: the numbers that a table names. */
export type Scene = {
  tokens: readonly Token[];
  labels: ReadonlyMap<number, Label>;
  matches: Map<number, Match>;
} & {
  ends: Map<number, number>;
  cells: Set<number>;
};

const LONGEST = 7;
/** @returns the phrases of a message by their first token, each the longest at its place */
export function labelsOf(tokens: readonly Token[]): Map<number, Label> {
  const labels = new Map<number, Label>();
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from] as Token;
    let [found, phrase]: [Label | undefined, string] = [undefined, ''];
    for (let to = from; to < Math.min(from + LONGEST, tokens.length); to++) {
      const { number, text, sentence, cell, group } = tokens[to] as Token;
      const isNear = sentence === first.sentence && cell === first.cell && group === first.group;
      if (!isNear || text === '\n' || (number && (to === from || text !== '2'))) break;
      // "Drive-off", "M.S.R.P.", "acq. fee"
      if (to > from && /^[-.]$/.test(text)) continue;
      phrase = phrase ? `${phrase} ${text}` : text;
      const senses = sensesOf(phrase);
      if (senses.length > 0) found = { from, to: to + 1, senses };
    }
    if (found) labels.set(from, found);
    from = (found?.to ?? from + 1) - 1;
  }
  return labels;
}

/** @returns what a phrase names; on one side of it only, if `side` is given */
export const meaningsOf = (label: Label | undefined, side: Sense['side'] = ''): Meaning[] =>
  (label?.senses ?? []).flatMap(({ name, side: own }) =>
    name in meanings && (!own || !side || own === side) ? [name as Meaning] : [],
  );

const numberAt = (tokens: readonly Token[], at: number) => tokens[at]?.number as WrittenNumber;

/** @returns a number as what its name says: sure if that's one thing that leases have */
export function matchOf(number: WrittenNumber, names: readonly Meaning[]): Match {
  const candidates = candidatesFor(number, names);
  const usual = candidates.filter(isUsual);
  return { candidates: usual.length > 0 ? usual : candidates, sure: usual.length === 1 };
}

/** Their names follow a number as its unit. */
const UNITS = /^(months|milesPerYear|totalMiles|notAnAmount)$/;
/** What numbers are only together: "36/10k", "36 months, 10k", "36 x $469". */
const PAIRS: readonly (readonly [Meaning, RegExp, Meaning])[] = [
  ['months', /^[/x]$/, 'milesPerYear'],
  ['months', /^[,&]?$/, 'milesPerYear'],
  ['months', /^[x*]$/, 'monthly'],
  ['monthly', /^[x*]$/, 'months'],
];

/** Numbers with their unit, "36 months" and "$459/mo", and pairs of numbers. */
export function matchUnits({ tokens, labels, matches, ends }: Scene) {
  const numbers = tokens.flatMap(({ number, isNoise }, at) => (number && !isNoise ? [at] : []));
  for (const at of numbers) {
    const label = labels.get(tokens[at + 1]?.text === '-' ? at + 2 : at + 1);
    const units = label?.senses.filter(({ name, side }) => side === '<' || (side === '' && UNITS.test(name)));
    const match = matchOf(numberAt(tokens, at), label ? meaningsOf({ ...label, senses: units ?? [] }) : []);
    if (!label || !match.candidates.some(isUsual)) continue;
    matches.set(at, match);
    ends.set(at, label.to);
  }
  for (const [index, at] of numbers.entries()) {
    const next = numbers[index + 1] ?? -1;
    const between = tokens
      .slice(ends.get(at) ?? at + 1, next)
      .map(({ text }) => text)
      .join(' ');
    const fits = (one: number, meaning: Meaning) =>
      (matches.get(one)?.candidates[0]?.meaning ?? meaning) === meaning &&
      matchOf(numberAt(tokens, one), [meaning]).sure;
    for (const [left, pattern, right] of next < 0 || ends.has(next) ? [] : PAIRS) {
      const isBare =
        pattern.test('') &&
        (!matches.has(at) ||
          numberAt(tokens, next).value < 5000 ||
          meaningsOf(labels.get(next + 1)).length > 0);
      if (isBare || !pattern.test(between) || !fits(at, left) || !fits(next, right)) continue;
      matches.set(at, matchOf(numberAt(tokens, at), [left]));
      matches.set(next, matchOf(numberAt(tokens, next), [right]));
    }
  }
}

/** A number or a name. */
type Element = { at: number; label?: Label };
/** Numbers and names with nothing but marks and fillers between them. `joint`: the words before it. */
type Run = { elements: Element[]; joint: string };
const GLUE = /^[:=~*#.()-]$/;

const has = (label: Label | undefined, pattern: RegExp) =>
  label?.senses.some(({ name }) => pattern.test(name));

/** @returns the runs of the tokens of one sentence, or one pair of parentheses, in order */
function runsOf({ tokens, labels, matches, ends }: Scene, stream: readonly number[]): Run[] {
  const runs: Run[] = [{ elements: [], joint: '' }];
  let [run, skipTo] = [runs[0] as Run, 0];
  const open = (joint: string) => {
    if (run.elements.length === 0) run.joint = `${run.joint} ${joint}`.trim();
    else {
      run = { elements: [], joint };
      runs.push(run);
    }
  };
  for (const at of stream.filter((one) => tokens[one]?.text !== '\n')) {
    if (at < skipTo) continue;
    const { number, isNoise, text } = tokens[at] as Token;
    const label = labels.get(at);
    const last = run.elements.at(-1);
    skipTo = ends.get(at) ?? label?.to ?? skipTo;
    if (number && !isNoise && matches.has(at)) {
      open('');
      run.elements.push({ at });
      open('');
    } else if (number && !isNoise) {
      // "Residual 60%  32,592"
      const name = last?.label ? undefined : run.elements.at(-2)?.label;
      const [own, other] = [at, last?.at ?? at].map((one) =>
        matchOf(numberAt(tokens, one), meaningsOf(name)),
      );
      const isTwin = (number.unit === '%') !== (tokens[last?.at ?? at]?.number?.unit === '%') && other?.sure;
      if (own?.sure && isTwin) matches.set(at, own);
      else run.elements.push({ at });
    } else if (label && meaningsOf(label).length > 0) {
      const isSame = last?.label && meaningsOf(last.label).some((name) => meaningsOf(label).includes(name));
      const senses = isSame
        ? [...new Set([...(run.elements.pop()?.label?.senses ?? []), ...label.senses])]
        : label.senses;
      run.elements.push({ at, label: { ...label, senses } });
    } else if ((text === '=' && !last?.label) || (!has(label, /^filler$/) && !GLUE.test(text)))
      open(has(label, /^(extra|payment)$/) ? 'TAX' : text);
  }
  return runs;
}

const loneName = (run: Run | undefined) => (run?.elements.length === 1 ? run.elements[0]?.label : undefined);
const isAlternating = (all: readonly Element[]) =>
  all.length % 2 === 0 && all.every(({ label }, at) => !label === (!all[0]?.label === (at % 2 === 0)));

/** @returns whether a number belongs to a name of a neighboring run as well, or to a sum or a range: "$399 doc and DMV", "$420-440 a month" */
function isRivaled(
  { tokens, matches }: Scene,
  runs: readonly Run[],
  index: number,
  { candidates: [own] }: Match,
  at: number,
) {
  const [before, run, after] = [runs[index - 1], runs[index], runs[index + 1]];
  const isJoined = (one: Run | undefined) => /^(|and|&|\+|\/|n|plus|y|or)$/.test(one?.joint ?? '-');
  const rivals = [
    isJoined(run) ? loneName(before) : undefined,
    isJoined(after) ? loneName(after) : undefined,
  ];
  const last = before?.elements.at(-1);
  const isBound = matches.has(at) && own?.kind === 'money';
  const isRange = isBound && run?.joint === '' && last && !last.label && !matches.has(last.at);
  const isSum =
    run?.elements.at(-1)?.at === at &&
    /^(\+|plus)$/.test(after?.joint ?? '') &&
    after?.elements.some(({ label }, where) => !label && where === 0);
  return (
    isRange ||
    isSum ||
    rivals.some((label) => {
      const names = meaningsOf(label);
      return (
        own && !names.includes(own.meaning) && matchOf(numberAt(tokens, at), names).candidates.some(isUsual)
      );
    })
  );
}

/** @returns the payment of "649+tax" and "389 36/10", which has no name */
function paymentOf(
  { tokens, matches }: Scene,
  runs: readonly Run[],
  index: number,
  at: number,
): Match | undefined {
  const [before, run, after] = [runs[index - 1], runs[index], runs[index + 1]];
  const isPlan = (other: Run | undefined, joint: string | undefined) =>
    joint === '' &&
    /^(months|milesPerYear)$/.test(matches.get(other?.elements[0]?.at ?? -1)?.candidates[0]?.meaning ?? '');
  const isPayment =
    after?.joint.startsWith('TAX') || isPlan(before, run?.joint) || isPlan(after, after?.joint);
  const { value } = numberAt(tokens, at);
  const isAlone = run?.elements.length === 1 && !loneName(before) && !loneName(after);
  return isPayment && isAlone && value >= 150 && value < 1500
    ? matchOf(numberAt(tokens, at), ['monthly'])
    : undefined;
}

/** Names the numbers of a sentence. One is sure where its run is nothing but pairs of a number and a name. */
function matchRuns(scene: Scene, runs: readonly Run[]) {
  const { tokens, matches, cells } = scene;
  for (const [index, { elements }] of runs.entries())
    for (const [where, { at, label: own }] of elements.entries()) {
      if (own || cells.has(at)) continue;
      const isPairs = isAlternating(elements);
      const isRight = isPairs ? !elements[0]?.label : !elements[where - 1]?.label;
      const label = elements[isRight ? where + 1 : where - 1]?.label;
      const named = label && matchOf(numberAt(tokens, at), meaningsOf(label, isRight ? '<' : '>'));
      const match = matches.get(at) ?? named ?? paymentOf(scene, runs, index, at);
      if (!match) continue;
      // "$2,500 of the equity"
      const isPart =
        label &&
        isRight &&
        tokens.slice(at, label.from).some(({ text }) => /^(of|is|are|at|:|=)$/.test(text));
      const sure = match.sure && (isPairs || !label) && !isPart && !isRivaled(scene, runs, index, match, at);
      matches.set(at, { ...match, sure });
    }
}

/** Names by what stands beside a number in its own sentence or parentheses. */
export function matchNames(scene: Scene) {
  const streams = new Map<string, number[]>();
  for (const [at, { sentence, group }] of scene.tokens.entries()) {
    const key = `${sentence} ${group}`;
    if (!streams.has(key)) streams.set(key, []);
    streams.get(key)?.push(at);
  }
  for (const stream of streams.values())
    if (stream.some((at) => scene.tokens[at]?.number)) matchRuns(scene, runsOf(scene, stream));
}
