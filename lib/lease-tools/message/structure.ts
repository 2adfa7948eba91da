import { type Label, numberAt, type Scene } from './labels';
import { candidatesFor, isUsual, MILES, TERMS } from './numbers';
import { type Meaning, meanings } from './vocabulary';

/** What two numbers are by what stands between them: "36/10k", "10k/36", "36 x $469", "450 for 36", "$3,000 down: $719". */
const PAIRS: readonly (readonly [Meaning, RegExp, Meaning])[] = [
  ['months', /^(|[/x,|&-]|and|with|w|w \/)$/, 'milesPerYear'],
  ['milesPerYear', /^[/x]$/, 'months'],
  ['months', /^(x|\*|@|at|of|for|payments (of|at|@))$/, 'monthly'],
  ['monthly', /^(x|\*|\/|for|over|@)$/, 'months'],
  ['cashDown', /^(cash )?down [:=]$/, 'monthly'],
  ['dueAtSigning', /^(due|due at signing|das|drive off) [:=]$/, 'monthly'],
];
const TIGHT = /^(\/|x|-)?$/;
const RANGE = /^(-|to|\/)$/;

/** @returns whether a number is this already, or can be without a name */
function canBe({ tokens, matches, labels }: Scene, at: number, meaning: Meaning, isTight: boolean): boolean {
  const { value, unit, text } = numberAt(tokens, at);
  if (matches.has(at)) return meaning !== 'monthly' && matches.get(at)?.candidate.meaning === meaning;
  if (meaning === 'months') return unit === null && TERMS.includes(value);
  if (meaning === 'cashDown' || meaning === 'dueAtSigning')
    return (value === 0 || value >= 1000) && /^(\n|[,;|•-]|or|with|w)$/.test(tokens[at - 1]?.text ?? '\n');
  if (meaning === 'monthly')
    return (unit === '$' || unit === null) && value >= 100 && value <= 1500 && !/^0/.test(text);
  const name = labels.find(({ from }) => from === at + 1)?.senses[0]?.name ?? '';
  if (unit === '$' || unit === '%' || (name in meanings && !isTight)) return false;
  return MILES.includes(value) || (isTight && MILES.includes(value * 1000));
}

/** Numbers that stand for each other's meaning, and ranges such as "$489-509" and sums, which are no single value. */
export function matchPairs(scene: Scene) {
  const { tokens, matches, vague } = scene;
  const numbers = tokens.flatMap((token, at) => (token.number && !token.isNoise ? [at] : []));
  const set = (at: number, meaning: Meaning) => {
    const candidate = candidatesFor(numberAt(tokens, at), meaning).find(isUsual);
    if (candidate && !matches.has(at)) matches.set(at, { candidate, cost: 0.5 });
  };
  for (const [index, at] of numbers.entries()) {
    const next = numbers[index + 1] ?? Number.POSITIVE_INFINITY;
    if (next - at > 6) continue;
    const own = matches.get(at);
    const words = tokens.slice(own?.label?.to ?? at + 1, next).map(({ text }) => text);
    const between = words.join(' ').replace(/^(\+|w \/|plus) tax /, '');
    const pair = PAIRS.find(
      ([left, pattern, right]) =>
        pattern.test(between) &&
        canBe(scene, at, left, TIGHT.test(between)) &&
        canBe(scene, next, right, TIGHT.test(between)),
    );
    const [a, b] = [numberAt(tokens, at), numberAt(tokens, next)];
    const isRange = RANGE.test(between) || (between === 'and' && tokens[at - 1]?.text === 'between');
    const isSum = /^(\+|plus)$/.test(between) && a.value >= 100 && !own;
    // "4 years/50k miles"
    if (own?.candidate.meaning === 'notAnAmount' && between === '/')
      matches.set(next, { candidate: { ...own.candidate, value: b.value }, cost: 0 });
    else if (pair)
      for (const [where, meaning] of [
        [at, pair[0]],
        [next, pair[2]],
      ] as const)
        set(where, meaning);
    else if (isSum) vague.add(at);
    else if (isRange && a.value > 20 && a.value !== b.value && Math.abs(b.value / a.value - 1.15) < 0.55)
      for (const one of [at, next]) vague.add(one);
  }
}

type Line = { numbers: number[]; names: Label[] };
/** The last line of a table by terms: "36 mo  $844  $818". */
const PAYMENT: Label = { from: 0, to: 0, senses: [{ name: 'monthly', side: '' }], text: '' };

/** @returns the lines that have numbers, or names of values that aren't units, in order */
function linesOf({ tokens, labels, matches }: Scene): Line[] {
  const lines: Line[] = [];
  const lineOf = (at: number) => {
    const line = tokens[at]?.line ?? 0;
    lines[line] ??= { numbers: [], names: [] };
    return lines[line];
  };
  const units = new Set([...matches.values()].map(({ label }) => label));
  for (const [at, { number, isNoise }] of tokens.entries())
    if (number && !isNoise) lineOf(at).numbers.push(at);
  for (const label of labels)
    if (!units.has(label) && label.senses.some(({ name }) => name in meanings))
      lineOf(label.from).names.push(label);
  return lines.filter(Boolean);
}

/** Gives the numbers of tables their names, which stand above them or before them. @returns their offers: rows, or columns */
export function matchTables(scene: Scene): Map<number, number> {
  const { tokens, matches } = scene;
  const offers = new Map<number, number>();
  const isColumn = (at: number) => tokens[at]?.gap || (tokens[at - 1]?.text ?? '\n') === '\n';
  const set = (at: number, label: Label | undefined) => {
    const senses = label?.senses.filter(({ name }) => name in meanings) ?? [];
    const all = senses.flatMap(({ name }) => candidatesFor(numberAt(tokens, at), name as Meaning));
    const candidate = all.find(isUsual);
    if (label && candidate) matches.set(at, { candidate, cost: 0, label });
    return candidate !== undefined;
  };
  const lines = linesOf(scene);
  const header = lines.findIndex(
    ({ numbers, names }) =>
      numbers.length === 0 && names.length > 1 && names.slice(1).every(({ from }) => tokens[from]?.gap),
  );
  const { names = [] } = lines[header] ?? {};
  const rows = lines
    .slice(header + 1)
    .map(({ numbers }) => numbers.slice(-names.length))
    .filter((numbers) => numbers.length === names.length && numbers.every(isColumn));
  if (names.length > 1 && rows.length > (names.length > 2 ? 0 : 1)) {
    for (const [row, numbers] of rows.entries())
      for (const [column, at] of numbers.entries()) {
        set(at, names[column]);
        if (rows.length > 1) offers.set(at, row);
      }
    return offers;
  }
  const table = lines.flatMap((line) => columnsOf(scene, line) ?? []);
  const width = table.at(-1)?.columns.length;
  const body = table.filter(({ columns }) => columns.length === width);
  for (const { columns, names: own } of body.length > 1 ? body : [])
    for (const [column, at] of columns.entries()) {
      if (!matches.has(at)) own.find((label) => set(at, label));
      offers.set(at, column);
    }
  return offers;
}

/** @returns a line's numbers in columns of one kind, and the names before them, the nearest first */
function columnsOf({ tokens, matches }: Scene, { numbers, names }: Line) {
  const isMonths = (at: number | undefined) => matches.get(at ?? -1)?.candidate.meaning === 'months';
  const isTerm = numbers.length > 2 && isMonths(numbers[0]) && !isMonths(numbers[1]);
  const columns = numbers.slice(isTerm ? 1 : 0).filter((at) => tokens[at]?.gap);
  const [first = 0] = columns;
  const values = columns.map((at) => numberAt(tokens, at).value).filter((value) => value > 0);
  const isPercent = (at: number) => numberAt(tokens, at).unit === '%';
  const isAlike =
    columns.every((at) => isPercent(at) === isPercent(first)) &&
    Math.max(...values) <= 3 * Math.min(...values);
  if (columns.length < 2 || !isAlike || names.some(({ from }) => from > first)) return null;
  return { columns, names: isTerm ? [PAYMENT] : [...names].reverse() };
}
