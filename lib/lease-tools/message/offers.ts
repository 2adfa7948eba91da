import type { Matches } from './labels';
import type { Token } from './tokens';

/** Where each offer begins, by the index of its token, its name in the message, and where the last one ends. */
export type Split = { starts: readonly number[]; names: readonly string[]; end: number; isNamed: boolean };

const HEADING = /^(option|opt|offer|choice|quote|scenario|opcion)$/;
const ORDINALS = [/^(1|a|one|uno)$/, /^(2|b|two|dos)$/, /^(3|c|three|tres)$/, /^(4|d|four)$/];

/** @returns the offers with headings: "Option 1: …", "B) …" */
export function namedOffers(tokens: readonly Token[]) {
  const ordinals: number[] = [];
  let isList = false;
  const [starts, names]: [number[], string[]] = [[], []];
  for (const [at, { text }] of tokens.entries()) {
    const isFirst = (tokens[at - 1]?.text ?? '\n') === '\n';
    const number = HEADING.test(text) ? (tokens[at + 1]?.text === '#' ? at + 2 : at + 1) : at;
    const isHeading = number > at || (isFirst && /^[).]$/.test(tokens[at + 1]?.text ?? ''));
    const last = tokens[number];
    if (!isHeading || !last || !ORDINALS[starts.length]?.test(last.text)) continue;
    isList ||= number === at;
    starts.push(at);
    ordinals.push(number);
    names.push(tokens.slice(at, number + 1).map((token) => token.text).join(' '));
  }
  return { starts, names, isList, ordinals: ordinals.length > 1 ? ordinals.filter((at) => tokens[at]?.number) : [] };
}

/** @returns where between two payments the second offer begins; undefined where that's unclear */
function boundary(tokens: readonly Token[], from: number, to: number): number | undefined {
  const between = tokens.slice(from, to).map((token, index) => ({ ...token, at: from + index }));
  const found = (test: (token: (typeof between)[number]) => boolean) => between.filter(test).map(({ at }) => at);
  const words = found(({ text }) => /^(or|also|alternatively|o)$/.test(text));
  if (words.length > 0) return words.at(0);
  const blank = found(({ text, at }) => text === '\n' && tokens[at + 1]?.text === '\n');
  const lines = found(({ text }) => text === '\n');
  const sentences = found(({ at, sentence }) => at > from && sentence !== tokens[at - 1]?.sentence);
  for (const places of [blank, lines, sentences, found(({ text }) => text === ';'), found(({ text }) => text === ',')])
    if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  return undefined;
}

/** @param payments the tokens of monthly payments, different ones @returns how the message is split into offers; null for one */
export function splitOffers(tokens: readonly Token[], payments: readonly number[]): Split | null {
  const { starts, names, isList } = namedOffers(tokens);
  const isOffer = (index: number) => payments.some((at) => at > (starts[index] ?? 0) && at < (starts[index + 1] ?? tokens.length));
  if (starts.length > 1 && (!isList || starts.every((_, index) => isOffer(index)))) {
    const last = starts.at(-1) as number;
    const blank = tokens.findIndex(({ text }, at) => at > last && text === '\n' && tokens[at + 1]?.text === '\n');
    return { starts, names, end: blank < 0 ? tokens.length : blank, isNamed: true };
  }
  if (payments.length < 2) return null;
  const first = payments[0] as number;
  const line = tokens.findIndex((token) => token.line === tokens[first]?.line);
  const last = tokens[payments.at(-1) as number]?.line;
  const others = payments.slice(1).map((at, index) => boundary(tokens, payments[index] as number, at));
  if (others.includes(undefined)) return null;
  return { starts: [line, ...(others as number[])], names: payments.map(() => ''), end: tokens.findIndex((token) => token.line > (last ?? 0) && token.text !== '\n') , isNamed: false };
}
