import type { Draft } from './checks';
import { type Label, matchOf, meaningsOf, type Scene } from './naming';
import type { WrittenNumber } from './reading';
import type { Token } from './tokens';

/** `of`: the offer of a number by its token, null for all of them, undefined where that's unclear. */
export type Offers = { names: readonly string[]; of: (at: number) => number | null | undefined };

/** `words`: how many other words it has. */
type Cell = { numbers: number[]; labels: Label[]; words: number };
const isName = ({ numbers, labels }: Cell) => numbers.length === 0 && labels.length > 0;
const isValue = ({ numbers, labels, words }: Cell) => numbers.length === 1 && labels.length + words === 0;

/** @returns the lines of a message that have numbers or names, with their cells */
function linesOf({ tokens, labels, ends }: Scene): Cell[][] {
  const lines: Cell[][] = [];
  let [cell, skipTo] = [-1, 0];
  for (const [at, { text, line, cell: own, number }] of tokens.entries()) {
    if (text === '\n' || text === '|' || at < skipTo) continue;
    lines[line] ??= [];
    if (own !== cell) lines[line]?.push({ numbers: [], labels: [], words: 0 });
    cell = own;
    const last = lines[line]?.at(-1);
    const label = labels.get(at);
    skipTo = ends.get(at) ?? label?.to ?? 0;
    if (number) last?.numbers.push(at);
    else if (label && meaningsOf(label).length > 0) last?.labels.push(label);
    else if (last && !label && /\p{L}/u.test(text)) last.words++;
  }
  return lines.filter((line) =>
    line?.some(({ numbers, labels: names }) => numbers.length + names.length > 0),
  );
}

/** Names the numbers of tables by the cell before them, or above them. @returns their offers: columns, or rows; null for one */
export function matchTables(scene: Scene): Offers | null {
  const { tokens, matches, cells: named } = scene;
  const offers = new Map<number, number>();
  const lines = linesOf(scene);
  const name = ({ numbers: [at = -1] }: Cell, { labels: [label, other] }: Cell, offer?: number) => {
    if (offer !== undefined) offers.set(at, offer);
    if (!label || other || matches.has(at)) return;
    matches.set(at, matchOf(tokens[at]?.number as WrittenNumber, meaningsOf(label, '>')));
    named.add(at);
  };
  const rows = lines.filter(
    ([first, ...cells]) => cells.length > 1 && cells.every(isValue) && first?.labels.length,
  );
  const columns = rows.filter((row) => row.length === rows[0]?.length);
  for (const [first, ...cells] of columns.length > 1 ? columns : [])
    for (const [column, cell] of cells.entries()) name(cell, first as Cell, column);
  for (const [index, header] of offers.size > 0 ? [] : lines.entries()) {
    const isHeader =
      header.filter(isName).length >= Math.min(2, header.length) &&
      !header.some(({ numbers }) => numbers.length > 0);
    const isBelow = header.length === 1 && (lines[index - 1]?.every(isName) || header[0]?.words);
    const fits = (line: Cell[]) =>
      line.length === header.length && line.every((cell, at) => isValue(cell) || !header[at]?.labels.length);
    const end = lines.findIndex((line, at) => at > index && !fits(line));
    const body = isHeader && !isBelow ? lines.slice(index + 1, end < 0 ? undefined : end) : [];
    for (const [row, line] of (header.length > 1 ? body : body.slice(0, 1)).entries())
      for (const [at, cell] of line.entries())
        if (isValue(cell))
          name(cell, header[at] as Cell, body.length > 1 && header.length > 1 ? row : undefined);
  }
  const count = Math.max(0, ...offers.values()) + 1;
  return count > 1 ? { names: Array(count).fill(''), of: (at) => offers.get(at) ?? null } : null;
}

const HEADING = /^(option|opt|offer|choice|quote|scenario|opcion)$/;
const ORDINALS = [/^(1|a|one|uno)$/, /^(2|b|two|dos)$/, /^(3|c|three|tres)$/, /^(4|d|four)$/];

/** @returns the tokens of the numbers of headings such as "Option 1" */
export function ordinalsOf(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const number = tokens[at + 1]?.text === '#' ? at + 2 : at + 1;
    if (HEADING.test(text) && ORDINALS[found.length]?.test(tokens[number]?.text ?? '')) found.push(number);
  }
  return found.length > 1 ? found : [];
}

/** @returns offers under headings; of the last one, the lines below it are unclear unless there's a blank one between */
function underHeadings(tokens: readonly Token[], starts: readonly number[]): Offers {
  const isEnd = ({ text }: Token, at: number) =>
    at > (starts.at(-1) ?? 0) && text === '\n' && tokens[at + 1]?.text === '\n';
  const end = tokens.findIndex(isEnd);
  const [before = 0, last = 0] = starts.slice(-2).map((at) => tokens[at]?.line);
  const isUnclear = (at: number) => last - before < 2 && (tokens[at]?.line ?? 0) > last;
  const offerOf = (at: number) => starts.filter((start) => start <= at).length - 1;
  const of = (at: number) =>
    offerOf(at) < 0 || (end >= 0 && at > end) ? null : isUnclear(at) ? undefined : offerOf(at);
  return { names: starts.map((_, offer) => `Option ${offer + 1}`), of };
}

/** @returns offers on lines that say the same of different payments; null for none */
function onLines(tokens: readonly Token[], drafts: readonly Draft[]): Offers | null {
  const lineOf = (at: number) => tokens[at]?.line ?? -1;
  const payments = drafts.filter(({ sure, meaning }) => sure && meaning === 'monthly');
  const lines = [...new Set(payments.map(({ at }) => lineOf(at)))];
  const meaningsOn = (line: number) =>
    drafts.flatMap(({ at, meaning }) => (lineOf(at) === line ? [meaning] : []));
  const all = lines.map((line) => meaningsOn(line).sort().join(' '));
  const isAlike = all.every((one) => one === all[0] && one.includes(' '));
  if (lines.length < 2 || lines.length < payments.length || !isAlike) return null;
  const of = (at: number) => (lines.includes(lineOf(at)) ? lines.indexOf(lineOf(at)) : null);
  return { names: lines.map(() => ''), of };
}

/** @returns the offers of a message without a table: of several that aren't told apart, only what's said before them or for all is sure */
export function findOffers({ tokens, labels }: Scene, drafts: readonly Draft[]): Offers {
  const starts = ordinalsOf(tokens);
  const found = starts.length > 0 ? underHeadings(tokens, starts) : onLines(tokens, drafts);
  if (found) return found;
  const sentenceOf = (at: number) => tokens[at]?.sentence ?? 0;
  const said = (meaning: string) => drafts.filter((one) => one.sure && one.meaning === meaning);
  const payments = said('monthly').map(({ at }) => sentenceOf(at));
  const valuesOf = (meaning: string) => new Set(said(meaning).map(({ value }) => value));
  const isMany = valuesOf('monthly').size > 1 || valuesOf('months').size > 1;
  const isForAll = ([, { senses }]: [number, Label]) => senses.some(({ name }) => name === 'all');
  const forAll = new Set([...labels].filter(isForAll).map(([at]) => sentenceOf(at)));
  const first = Math.min(...payments);
  const isCommon = (sentence: number) =>
    !payments.includes(sentence) && (sentence < first || forAll.has(sentence));
  return { names: [''], of: (at) => (isMany && !isCommon(sentenceOf(at)) ? undefined : 0) };
}
