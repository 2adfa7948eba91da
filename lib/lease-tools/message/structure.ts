import type { Label, Match, Matches } from './labels';
import { candidatesFor, isUsual } from './numbers';
import type { Token } from './tokens';
import { type Meaning, meanings } from './vocabulary';

const TERMS = [24, 27, 30, 33, 36, 39, 42, 48];
const MILES = [7500, 10_000, 12_000, 15_000, 18_000, 20_000];
const isTerm = (value: number) => TERMS.includes(value);

/** What numbers next to each other are: "36/10k", "36 x $469", and ranges such as "$489-509", which aren't one value. */
export function matchPairs(tokens: readonly Token[], labels: readonly Label[], matches: Matches): Set<number> {
  const vague = new Set<number>();
  const names = new Map(labels.map((label) => [label.from, label]));
  const numbers = tokens.flatMap((token, at) => (token.number && !token.isNoise ? [at] : []));
  const set = (at: number, meaning: Meaning) => {
    const candidate = candidatesFor((tokens[at] as Required<Token>).number, meaning).find(isUsual);
    if (candidate && !matches.has(at)) matches.set(at, { candidate, cost: 0.5 });
  };
  for (const [index, at] of numbers.entries()) {
    const next = numbers[index + 1];
    if (next === undefined || next - at > 5) continue;
    const [a, b] = [(tokens[at] as Required<Token>).number, (tokens[next] as Required<Token>).number];
    const unit = matches.get(at);
    const between = tokens.slice(unit?.label?.to ?? at + 1, next).map(({ text }) => text).join(' ').replace(/^(\+|w \/|plus) tax /, '');
    const isMonths = (one: typeof a, where: number) => matches.get(where)?.candidate.meaning === 'months' || (one.unit === null && isTerm(one.value) && !matches.has(where));
    const isPlan = (where: number, tight: boolean) => {
      const { value, unit: k } = (tokens[where] as Required<Token>).number;
      const own = names.get(where + 1)?.senses[0]?.name;
      if (matches.get(where)?.candidate.meaning === 'milesPerYear') return true;
      if (matches.has(where) || (k !== 'k' && k !== null) || (own && own in meanings && !tight)) return false;
      return MILES.includes(value) || (tight && MILES.includes(value * 1000));
    };
    const isPayment = (where: number) => {
      const { value, unit: dollar, text } = (tokens[where] as Required<Token>).number;
      return !matches.has(where) && (dollar === '$' || dollar === null) && value >= 100 && value <= 1500 && !/^0/.test(text);
    };
    const isTight = /^(\/|x|-)?$/.test(between);
    if (isMonths(a, at) && isPlan(next, isTight) && /^([/x,|&-]|and|with|w|w \/|)$/.test(between)) {
      set(at, 'months');
      set(next, 'milesPerYear');
    } else if (isPlan(at, isTight) && isMonths(b, next) && /^[/x]$/.test(between)) {
      set(at, 'milesPerYear');
      set(next, 'months');
    } else if (isMonths(a, at) && isPayment(next) && /^(x|\*|@|at|of|for|payments (of|at|@))$/.test(between)) {
      set(at, 'months');
      set(next, 'monthly');
    } else if (isPayment(at) && isMonths(b, next) && /^(x|\*|\/|for|over|@)$/.test(between)) {
      set(at, 'monthly');
      set(next, 'months');
    } else if (unit?.candidate.meaning === 'notAnAmount' && between === '/') {
      matches.set(next, { candidate: { ...unit.candidate, value: b.value }, cost: 0 });
    } else if ((/^(-|to|\/|or)$/.test(between) || (between === 'and' && tokens[at - 1]?.text === 'between')) && a.value > 20 && b.value / a.value < 1.7 && b.value / a.value > 0.6 && a.value !== b.value) {
      if (between !== 'or') for (const one of [at, next]) vague.add(one);
    }
  }
  return vague;
}

type Line = { numbers: readonly number[]; names: readonly Label[] };

/** @returns the lines of a message that have numbers or names of values, with the tokens of the numbers */
function linesOf(tokens: readonly Token[], labels: readonly Label[]): Line[] {
  const lines = new Map<number, { numbers: number[]; names: Label[] }>();
  const lineOf = (at: number) => {
    const line = tokens[at]?.line ?? 0;
    const own = lines.get(line) ?? { numbers: [], names: [] };
    lines.set(line, own);
    return own;
  };
  for (const [at, { number, isNoise }] of tokens.entries()) if (number && !isNoise) lineOf(at).numbers.push(at);
  for (const label of labels) if (label.senses.some(({ name }) => name in meanings)) lineOf(label.from).names.push(label);
  return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
}

/** Gives the numbers of tables their names, which stand above them or before them. @returns the offers, rows or columns, of the numbers */
export function matchTables(tokens: readonly Token[], labels: readonly Label[], matches: Matches): Map<number, number> {
  const offers = new Map<number, number>();
  const lines = linesOf(tokens, labels);
  const bound = new Set([...matches.values()].map(({ label }) => label));
  const isColumn = (at: number) => tokens[at]?.gap || (tokens[at - 1]?.text ?? '\n') === '\n';
  const set = (at: number, label: Label | undefined) => {
    const number = (tokens[at] as Required<Token>).number;
    const senses = label?.senses.flatMap(({ name }) => (name in meanings ? candidatesFor(number, name as Meaning) : [])) ?? [];
    const candidate = senses.find(isUsual);
    if (label && candidate) matches.set(at, { candidate, cost: 0, label });
    return candidate;
  };
  const isHeader = ({ numbers, names }: Line) => numbers.length === 0 && names.length > 1 && names.slice(1).every(({ from }) => tokens[from]?.gap);
  const header = lines.findIndex(isHeader);
  const { names = [] } = lines[header] ?? {};
  const bodies = lines.slice(header + 1).flatMap(({ numbers }) => (numbers.slice(-names.length).every(isColumn) && numbers.length >= names.length ? [numbers.slice(-names.length)] : []));
  if (header >= 0 && bodies.length > (names.length > 2 ? 0 : 1)) {
    for (const [row, numbers] of bodies.entries())
      for (const [column, at] of numbers.entries()) {
        set(at, names[column]);
        if (bodies.length > 1) offers.set(at, row);
      }
    return offers;
  }
  matchColumns();
  return offers;

  function matchColumns() {
    const unitOf = (at: number) => (tokens[at]?.number?.unit === '%') as boolean;
    const rows = lines.flatMap(({ numbers, names: own }) => {
      const isTerm = numbers.length > 2 && matches.get(numbers[0] as number)?.candidate.meaning === 'months' && matches.get(numbers[1] as number)?.candidate.meaning !== 'months';
      const columns = (isTerm ? numbers.slice(1) : numbers).filter((at) => tokens[at]?.gap);
      const [first = 0] = columns;
      const values = columns.map((at) => tokens[at]?.number?.value ?? 0).filter((value) => value > 0);
      const isRow = columns.length > 1 && columns.slice(1).every((at) => tokens[at]?.gap) && columns.every((at) => unitOf(at) === unitOf(first)) && Math.max(...values) <= 3 * Math.min(...values) && own.every((label) => label.from < first || bound.has(label));
      return isRow ? [{ columns, names: isTerm ? [PAYMENT] : own.filter(({ from }) => from < first).reverse() }] : [];
    });
    const width = rows.at(-1)?.columns.length;
    const table = rows.filter(({ columns }) => columns.length === width);
    if (table.length < 2) return;
    for (const { columns, names } of table)
      for (const [column, at] of columns.entries()) {
        if (!matches.has(at)) names.find((label) => set(at, label));
        offers.set(at, column);
      }
  }
}

/** The last line of a table by terms: "36 mo  $844  $818". */
const PAYMENT: Label = { from: 0, to: 0, senses: [{ name: 'monthly', side: '' }], text: '' };
