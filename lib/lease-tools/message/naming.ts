import { type Element, partsOf, type WrittenNumber } from './split';
import { entryOf, isMeaning, type Kind, type Meaning } from './vocabulary';

/** What a number may mean, and its value then, such as 0.00125 for "125" as a money factor. */
export type Candidate = { meaning: Meaning; kind: Kind; value: number };
/** What a number can be by its names, and whether that's one thing. `offer`: its column in a table. */
export type Named = { candidates: readonly Candidate[]; sure: boolean; offer?: number };

function valuesOf({ value, unit }: WrittenNumber): Partial<Record<Kind, number>> {
  if (unit === '%') return { percent: value };
  if (unit === 'k') return { money: value, miles: value };
  if (unit !== null) return { money: unit === '¢' ? value / 100 : value };
  const percent = value >= 0.1 && value < 1 ? Math.round(value * 1e5) / 1e3 : value;
  const miles = value <= 20 ? value * 1000 : value;
  return { money: value, percent, factor: value < 1 ? value : value / 1e5, months: value, miles };
}

/** @returns whether leases have such a value */
export function isUsual({ meaning, kind, value }: Candidate): boolean {
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

function nameBy({ number }: Element, says: readonly string[], isPair = true): Named {
  const candidates = candidatesFor(number, says);
  return { candidates, sure: isPair && candidates.length === 1 && candidates.every(isUsual) };
}

/** Lets a term and its miles name each other: "36/10k", "36 months, 10k". */
function namePlans(text: string, elements: readonly Element[]) {
  for (const [at, right] of elements.entries()) {
    const left = elements.slice(Math.max(0, at - 3), at).findLast(({ number }) => number);
    const between = left && right.number ? text.slice(left.end, right.start) : '-';
    const isJoined = /^\s?(mo\w*|m)?\s?([/x&,-]|y|and|with)?\s?$/i.test(between);
    if (!left || !isJoined || (between === ' ' && right.number?.unit !== 'k')) continue;
    const [other] = candidatesFor(right.number, elements[at + 1]?.says).filter(isUsual);
    const isPlan = nameBy(left, ['months']).sure && nameBy(right, ['milesPerYear']).sure;
    if (isPlan && (!other || other.meaning === 'milesPerYear'))
      [left.says, right.says] = [['months'], ['milesPerYear']];
  }
}

/** @returns the numbers and names that stand side by side in a sentence, or a name alone above its number */
function runsOf(elements: readonly Element[]): Element[][] {
  const isOwn = ({ number, says }: Element, at: number) =>
    number ? says.length === 0 : says.some(isMeaning) && !elements[at - 1]?.says.includes('nothing');
  const own = new Set(elements.filter(isOwn));
  const isLone = ({ line }: Element, at: number) =>
    elements[at - 1]?.line !== line && elements[at + 1]?.line !== line;
  const lone = new Set(elements.filter(isLone));
  const areApart = (one: Element, next: Element) => {
    if (!own.has(one) || !own.has(next)) return true;
    if (lone.has(one) && lone.has(next) && next.line - one.line === 1) return false;
    return one.sentence !== next.sentence || Boolean(one.number && !next.number && one.cell !== next.cell);
  };
  return partsOf(elements, areApart).filter(([one]) => one && own.has(one));
}

/** @returns whether a run is nothing but pairs of a number and a name, at 0 and 1, 2 and 3, and so on */
const arePairs = (run: readonly Element[]) =>
  run.length % 2 === 0 && run.every(({ number }, at) => !number !== !run[at ^ 1]?.number);

/** @returns a run without names that say what the name beside them says, or the one before their number; "+ tax" as well */
const withoutRepeats = (run: readonly Element[]) =>
  run.filter(({ says }, at) => {
    const [before, last] = [run[at - 2], run[at - 1]];
    const [one, other] = [before?.says, says].map((said) => candidatesFor(last?.number, said)[0]);
    const isRepeat = one && (one.meaning === other?.meaning || says.includes('extra'));
    return !isRepeat && !says.some((said) => last?.says.includes(said));
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
  const runs = runsOf(elements);
  for (const whole of runs) {
    const run = arePairs(whole) ? whole : withoutRepeats(whole);
    const pairs = arePairs(run);
    for (const [at, one] of run.entries()) {
      const besides = pairs ? [run[at ^ 1]] : [run[at - 1], run[at + 1]];
      names.set(
        one,
        nameBy(
          one,
          besides.flatMap((beside) => beside?.says ?? []),
          pairs,
        ),
      );
    }
  }
  for (const [name, ...numbers] of rowsOf(runs.map(withoutRepeats)))
    for (const [offer, one] of numbers.entries()) names.set(one, { ...nameBy(one, name?.says ?? []), offer });
  return names;
}
