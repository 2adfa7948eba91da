import type { Element, WrittenNumber } from './split';
import { entryOf, isMeaning, type Kind, type Meaning } from './vocabulary';

/** What a number may mean, and its value then, such as 0.00125 for "125" as a money factor. */
export type Candidate = { meaning: Meaning; kind: Kind; value: number };
/** What a number can be by its names, and whether that's one thing. `offer`: its column in a table. */
type Named = { candidates: readonly Candidate[]; sure: boolean; offer?: number };

function valuesOf({ value, unit }: WrittenNumber): Partial<Record<Kind, number>> {
  if (unit === '%') return { percent: value };
  if (unit === 'k') return { money: value, miles: value };
  if (unit !== null) return { money: unit === '¢' ? value / 100 : value };
  const percent = value >= 0.1 && value < 1 ? Math.round(value * 1e5) / 1e3 : value;
  const miles = value <= 20 ? value * 1000 : value;
  return { money: value, percent, factor: value < 1 ? value : value / 1e5, months: value, miles };
}

/** @returns whether leases have such a value */
function isUsual({ meaning, kind, value }: Candidate): boolean {
  const [min, max, step = value] = entryOf(meaning)[kind] ?? [1, 0];
  const isNothing = value === 0 && kind === 'money' && min < 5000 && meaning !== 'monthly';
  return isNothing || (value >= min && value <= max && value % step === 0);
}

/** @returns what a number can be as these meanings: what leases have, or anything if that's nothing */
export function candidatesFor(number: WrittenNumber | undefined, said: readonly string[] = []): Candidate[] {
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

/** Lets a term and its miles name each other: "36/10k", "36 months, 10k". */
function namePlans(text: string, elements: readonly Element[]) {
  const numbers = elements.filter(({ number }) => number);
  for (const [at, miles] of numbers.entries()) {
    const term = numbers[at - 1];
    const between = term ? text.slice(term.end, miles.start) : ' ';
    if (!term || !/^(?! $)\s?(?:mo\w*|m)?\s?(?:[/x&,-]|y|and|with)?\s?$/i.test(between)) continue;
    if (nameBy(term, ['months']).sure && nameBy(miles, ['milesPerYear']).sure)
      [term.says, miles.says] = [['months'], ['milesPerYear']];
  }
}

/** @returns the numbers and names that stand side by side in a sentence */
function runsOf(elements: readonly Element[]): Element[][] {
  const runs: Element[][] = [];
  let last: Element | undefined;
  for (const one of elements) {
    const isOwn = one.number ? one.says.length === 0 : one.says.some(isMeaning);
    const isRow = one.number || !last?.number || last.cell === one.cell;
    if (isOwn && isRow && last?.sentence === one.sentence) runs.at(-1)?.push(one);
    else if (isOwn) runs.push([one]);
    last = isOwn ? one : undefined;
  }
  return runs;
}

/** @returns a run without names that say again what the name before them says, and without "+ tax" */
const withoutRepeats = (run: readonly Element[]) =>
  run.filter(({ says }, at) => {
    const before = [run[at - 1], run[at - 2]].flatMap((one) => one?.says ?? []);
    return !says.some((said) => before.includes(said) || (said === 'extra' && at > 1));
  });

/** @returns the rows of a table: a name, and a number of one unit for each offer, in cells of their own */
function rowsOf(runs: readonly Element[][]): Element[][] {
  const isNext = (one: Element | undefined, next: Element) =>
    one?.number && next.number?.unit === one.number.unit && one.cell < next.cell;
  const rows = runs.filter(
    (run) => run.length > 2 && !run[0]?.number && run.slice(2).every((one, at) => isNext(run[at + 1], one)),
  );
  return rows.filter(({ length }) => rows.length > 1 && length === rows[0]?.length);
}

/** @returns what the numbers of a message are by the names beside them: surely in pairs and in tables */
export function nameNumbers(text: string, elements: readonly Element[]): ReadonlyMap<Element, Named> {
  namePlans(text, elements);
  const names = new Map(elements.map((one) => [one, nameBy(one, one.says)]));
  const runs = runsOf(elements).map(withoutRepeats);
  for (const run of runs) {
    const arePairs = run.length % 2 === 0 && run.every(({ number }, at) => !number !== !run[at ^ 1]?.number);
    for (const [at, one] of run.entries()) {
      const besides = arePairs ? [run[at ^ 1]] : [run[at - 1], run[at + 1]];
      const says = besides.flatMap((beside) => beside?.says ?? []);
      names.set(one, nameBy(one, says, arePairs));
    }
  }
  for (const [name, ...numbers] of rowsOf(runs))
    for (const [offer, one] of numbers.entries()) names.set(one, { ...nameBy(one, name?.says), offer });
  return names;
}
