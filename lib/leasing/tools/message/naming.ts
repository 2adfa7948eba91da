import type { Element, WrittenNumber } from './split';
import { entryOf, isMeaning, type Kind, type Meaning } from './vocabulary';

/** What a number may mean, and its value then, such as 0.00125 for "125" as a money factor. */
export type Candidate = { meaning: Meaning; kind: Kind; value: number };
/**
 * What a number can be by its names, and whether that's one thing. `offer`: its column in a table.
 */
type Named = { candidates: readonly Candidate[]; sure: boolean; offer?: number };

function valuesOf({ value, unit }: WrittenNumber): Partial<Record<Kind, number>> {
  if (unit === '%') return { percent: value };
  if (unit === 'k') return { money: value, miles: value };
  if (unit !== null) return { money: unit === '¢' ? value / 100 : value };
  const percent = value >= 0.1 && value < 1 ? Math.round(value * 1e5) / 1e3 : value;
  const miles = value <= MOST_THOUSANDS ? value * 1000 : value;
  return { money: value, percent, factor: value < 1 ? value : value / 1e5, months: value, miles };
}

/** @returns whether leases have such a value */
function isUsual({ meaning, kind, value }: Candidate): boolean {
  const [min, max, step = value] = entryOf(meaning)[kind] ?? [1, 0];
  const isNothing = value === 0 && kind === 'money' && min < 5000 && meaning !== 'monthly';
  return isNothing || (value >= min && value <= max && value % step === 0);
}

/**
 * @returns what a number can be as these meanings: what leases have, or anything if that's nothing
 */
export function candidatesFor(
  number: WrittenNumber | undefined,
  said: readonly string[] = [],
): Candidate[] {
  const values = number ? (Object.entries(valuesOf(number)) as [Kind, number][]) : [];
  const all = [...new Set(said.filter(isMeaning))].flatMap((meaning) =>
    values.flatMap(([kind, value]) => (entryOf(meaning)[kind] ? [{ meaning, kind, value }] : [])),
  );
  const usual = all.filter(isUsual);
  return usual.length > 0 ? usual : all;
}

function nameBy({ number }: Element, says: readonly string[] = [], isPair = true): Named {
  const candidates = candidatesFor(number, says);
  return { candidates, sure: isPair && candidates.length === 1 && candidates.every(isUsual) };
}

const MOST_THOUSANDS = 20;
const PLAN = /^(?! $) ?(?:mo\w*|m)? ?(?:[/x&,-]|y|and|with)? ?$/i;

/**
 * Lets a term and its miles name each other: "36/10k", "36 months, 10k". A second plan is another
 * offer's.
 */
function namePlans(text: string, elements: readonly Element[]) {
  const numbers = elements.filter(({ number }) => number);
  let plans = 0;
  for (const [at, miles] of numbers.entries()) {
    const term = numbers[at - 1];
    const name = elements[elements.indexOf(miles) + 1];
    if (!term || !PLAN.test(text.slice(term.end, miles.start)) || name?.says.includes('totalMiles'))
      continue;
    if (!nameBy(term, ['months']).sure || !nameBy(miles, ['milesPerYear']).sure) continue;
    [term.says, miles.says] = [plans++ > 0 ? ['months', 'mixed'] : ['months'], ['milesPerYear']];
    if (name?.says.includes('milesPerYear')) name.says = [];
  }
}

/**
 * @returns V for a number without a name, N for a name, h for a harmless word, and a comma for what
 *   parts them
 */
const codeOf = ({ number, says }: Element) =>
  number
    ? says.length > 0
      ? ','
      : 'V'
    : says.includes('harmless')
      ? 'h'
      : says.some(isMeaning)
        ? 'N'
        : ',';

/**
 * @returns the numbers and names that stand side by side in a sentence, and whether each has the
 *   other beside it
 */
function runsOf(elements: readonly Element[]) {
  const runs: Element[][] = [];
  for (const [at, one] of elements.entries()) {
    const last = elements[at - 1];
    const isRow = one.number || !last?.number || last.cell === one.cell;
    const isApart = !last || !isRow || last.sentence !== one.sentence || codeOf(last) === ',';
    if (codeOf(one) === ',') continue;
    if (isApart) runs.push([one]);
    else runs.at(-1)?.push(one);
  }
  return runs.map((run) => {
    const said = withoutRepeats(run);
    const arePairs = /^(?:(?:h|NV)+|(?:h|VN)+)$/.test(said.map(codeOf).join(''));
    return { run: said.filter((one) => /[NV]/.test(codeOf(one))), arePairs };
  });
}

/**
 * @returns a run without names that say again what the name before them says, and without "+ tax"
 */
const withoutRepeats = (run: readonly Element[]) =>
  run.filter(({ says }, at) => {
    const before = [run[at - 1], run[at - 2]].flatMap((one) => one?.says ?? []);
    return !says.some((said) => before.includes(said) || (said === 'extra' && at > 1));
  });

/**
 * @returns the rows of a table: a name, and a number of one unit for each offer, in cells of their
 *   own
 */
function rowsOf(runs: readonly Element[][]): Element[][] {
  const isPart = ({ number }: Element) => Math.ceil(number?.value ?? 0) === 1;
  const isNext = (last: Element | undefined, one: Element) =>
    !last ||
    (last.number?.unit === one.number?.unit &&
      last.cell < one.cell &&
      isPart(last) === isPart(one));
  const isRow = ([name, ...values]: readonly Element[]) =>
    !name?.number &&
    values.length > 1 &&
    values.every((one, at) => one.number && isNext(values[at - 1], one));
  return runs
    .filter(isRow)
    .filter(({ length }, _, rows) => rows.length > 1 && length === rows[0]?.length);
}

/**
 * @returns what the numbers of a message are by the names beside them: surely in pairs and in
 *   tables
 */
export function nameNumbers(
  text: string,
  elements: readonly Element[],
): ReadonlyMap<Element, Named> {
  namePlans(text, elements);
  const names = new Map(elements.map((one) => [one, nameBy(one, one.says)]));
  const runs = runsOf(elements);
  for (const { run, arePairs } of runs)
    for (const [at, one] of run.entries()) {
      const besides = arePairs ? [run[at ^ 1]] : [run[at - 1], run[at + 1]];
      const says = besides.flatMap((beside) => beside?.says ?? []);
      const isOdometer =
        says.includes('milesPerYear') && (one.number?.value ?? 0) <= MOST_THOUSANDS;
      names.set(one, nameBy(one, says, arePairs && !isOdometer));
    }
  for (const [name, ...numbers] of rowsOf(runs.map(({ run }) => run)))
    for (const [offer, one] of numbers.entries())
      names.set(one, { ...nameBy(one, name?.says), offer });
  return names;
}
