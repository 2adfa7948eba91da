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
    const between = tokens.slice(unit?.label?.to ?? at + 1, next).map(({ text }) => text).join(' ');
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
    } else if (/^(-|to|\/|or)$/.test(between) && a.value > 20 && b.value / a.value < 1.7 && b.value / a.value > 0.6 && a.value !== b.value) {
      if (between !== 'or') for (const one of [at, next]) vague.add(one);
    }
  }
  return vague;
}

/** The numbers of tables, with their columns' or rows' offers. */
export function matchTables(tokens: readonly Token[], labels: readonly Label[], matches: Matches): Map<number, number> {
  const offers = new Map<number, number>();
  const lines = new Map<number, { numbers: number[]; labels: Label[] }>();
  const lineOf = (at: number) => {
    const line = tokens[at]?.line ?? 0;
    if (!lines.has(line)) lines.set(line, { numbers: [], labels: [] });
    return lines.get(line) as { numbers: number[]; labels: Label[] };
  };
  for (const [at, { number, isNoise }] of tokens.entries()) if (number && !isNoise) lineOf(at).numbers.push(at);
  for (const label of labels) if (label.senses[0] && label.senses[0].name in meanings) lineOf(label.from).labels.push(label);
  const isColumn = (at: number, index: number) => index === 0 || tokens[at]?.gap;
  const all = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
  const own = (label: Label) => [...matches.values()].some((match) => match.label === label);
  const rows = all.filter(({ numbers, labels: names }) => numbers.length > 1 && numbers.every(isColumn) && names.every((label) => label.from < (numbers[0] ?? 0) || own(label)));
  const set = (at: number, label: Label | undefined) => {
    const number = (tokens[at] as Required<Token>).number;
    const candidate = label?.senses.flatMap(({ name }) => (name in meanings ? candidatesFor(number, name as Meaning) : [])).find(isUsual);
    if (label && candidate) matches.set(at, { candidate, cost: 0, label } satisfies Match);
  };
  const header = all.findIndex(({ numbers, labels: names }) => numbers.length === 0 && names.length > 2 && names.slice(1).every(({ from }) => tokens[from]?.gap));
  const body = header < 0 ? [] : all.slice(header + 1).filter(({ numbers }) => numbers.length === all[header]?.labels.length && numbers.every(isColumn));
  for (const [row, { numbers }] of body.entries())
    for (const [column, at] of numbers.entries()) {
      set(at, all[header]?.labels[column]);
      if (body.length > 1) offers.set(at, row);
    }
  if (body.length > 0) return offers;
  const width = rows[0]?.numbers.length;
  if (rows.length > 1 && rows.every(({ numbers }) => numbers.length === width)) {
    for (const { numbers, labels: names } of rows)
      for (const [column, at] of numbers.entries()) {
        if (!matches.has(at)) set(at, names.filter((label) => label.from < (numbers[0] ?? 0)).at(-1));
        offers.set(at, column);
      }
  }
  return offers;
}
