import type { Draft } from './checks';
import type { Scene } from './labels';
import type { Token } from './tokens';

const HEADING = /^(option|opt|offer|choice|quote|scenario|opcion)$/;
const ORDINALS = [/^(1|a|one|uno)$/, /^(2|b|two|dos)$/, /^(3|c|three|tres)$/, /^(4|d|four)$/];

/** @returns where offers with headings begin: "Option 1: …", "B) …"; `ordinals`: the tokens of their numbers */
export function headings(tokens: readonly Token[]) {
  const [starts, ordinals]: [number[], number[]] = [[], []];
  for (const [at, { text }] of tokens.entries()) {
    const isFirst = (tokens[at - 1]?.text ?? '\n') === '\n';
    const number = HEADING.test(text) ? (tokens[at + 1]?.text === '#' ? at + 2 : at + 1) : at;
    const isHeading = number > at || (isFirst && /^[).]$/.test(tokens[at + 1]?.text ?? ''));
    if (!isHeading || !ORDINALS[starts.length]?.test(tokens[number]?.text ?? '')) continue;
    starts.push(at);
    ordinals.push(number);
  }
  return starts.length > 1 ? { starts, ordinals } : { starts: [], ordinals: [] };
}

/** @returns where between two payments the second offer begins; undefined where that's unclear */
function boundary(tokens: readonly Token[], from: number, to: number): number | undefined {
  const found = (test: (token: Token, at: number) => boolean) =>
    tokens.slice(from, to).flatMap((token, index) => (test(token, from + index) ? [from + index] : []));
  // "$498 before tax, $531 with tax"
  if (tokens.slice(from, to + 5).filter(({ text }) => /^tax(es)?$/.test(text)).length > 1 && to - from < 8)
    return undefined;
  const words = found(({ text }) => /^(or|also|alternatively|o)$/.test(text));
  if (words.length > 0) return words[0];
  const places = [
    found(({ text }, at) => text === '\n' && tokens[at + 1]?.text === '\n'),
    found(({ text }) => text === '\n'),
    found(({ sentence }, at) => at > from && sentence !== tokens[at - 1]?.sentence),
    found(({ text }) => text === ';'),
    found(({ text }) => text === ','),
  ].find((one) => one.length > 0);
  return places?.length === 1 ? places[0] : undefined;
}

/** Where each offer begins, and where the last one ends, by token. */
type Split = { starts: readonly number[]; end: number; isNamed: boolean };

/** @param payments the tokens of different monthly payments @returns how the message is split into offers; null for one */
function splitAt(tokens: readonly Token[], payments: readonly number[]): Split | null {
  const { starts, ordinals } = headings(tokens);
  const isOffer = (start: number, index: number) =>
    payments.some((at) => at > start && at < (starts[index + 1] ?? tokens.length));
  const isList = starts.some((start, index) => start === ordinals[index]);
  const endAfter = (at: number, test: (token: Token, at: number) => boolean) => {
    const end = tokens.findIndex((token, where) => where > at && test(token, where));
    return end < 0 ? tokens.length : end;
  };
  if (starts.length > 0 && (!isList || starts.every(isOffer))) {
    const isBlank = ({ text }: Token, at: number) => text === '\n' && tokens[at + 1]?.text === '\n';
    return { starts, end: endAfter(starts.at(-1) ?? 0, isBlank), isNamed: true };
  }
  const [first = 0, last = 0] = [payments[0], payments.at(-1)];
  const others = payments.slice(1).map((at, index) => boundary(tokens, payments[index] ?? 0, at));
  if (others.length === 0 || others.includes(undefined)) return null;
  const line = tokens.findIndex((token) => token.line === tokens[first]?.line);
  const end = endAfter(last, ({ text }) => text === '\n');
  return { starts: [line, ...(others as number[])], end, isNamed: false };
}

/** They belong to all offers if the message has one value of them. */
const SHARED =
  /^(months|milesPerYear|totalMiles|msrp|sellingPrice|capCost|invoice|residual|rate|acquisitionFee|dealerFee|registration|dispositionFee|taxRate|excessMile|rebates|tradeIn|securityDeposit|otherFee|discount)$/;

/** Gives each number its offer. @param columns the offers of a table's numbers @returns the names of the offers */
export function findOffers(
  { tokens }: Scene,
  drafts: readonly Draft[],
  columns: ReadonlyMap<number, number>,
): string[] {
  const payments = drafts.filter(({ meaning, sure, isWeak }) => meaning === 'monthly' && sure && !isWeak);
  const first = new Map([...payments].reverse().map(({ value, at }) => [value, at]));
  const split =
    columns.size > 0
      ? null
      : splitAt(
          tokens,
          [...first.values()].sort((a, b) => a - b),
        );
  const values = new Map<string, Set<number>>();
  for (const { meaning, kind, sure, value } of drafts) {
    const key = `${meaning} ${kind}`;
    if (sure) values.set(key, (values.get(key) ?? new Set()).add(value));
  }
  for (const draft of drafts) {
    const { at, meaning, kind } = draft;
    const isOnly = SHARED.test(meaning) && (values.get(`${meaning} ${kind}`)?.size ?? 0) < 2;
    if (columns.size > 0) draft.offer = columns.get(at) ?? null;
    else if (!split) draft.offer = 0;
    else if (draft.isForAll || at < (split.starts[0] ?? 0) || at >= split.end || (isOnly && !split.isNamed))
      draft.offer = null;
    else draft.offer = split.starts.filter((start) => start <= at).length - 1;
  }
  const count = columns.size > 0 ? Math.max(...columns.values()) + 1 : (split?.starts.length ?? 1);
  return Array.from({ length: count }, (_, offer) => (split?.isNamed ? `Option ${offer + 1}` : ''));
}
