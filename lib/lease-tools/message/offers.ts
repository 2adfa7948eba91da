import type { Draft } from './checks';
import { type Label, matchOf, meaningsOf, type Scene } from './naming';
import type { WrittenNumber } from './reading';
import type { Token } from './tokens';

/** `of`: the offer of a number by its token, null for all of them, undefined where that's unclear. */
export type Offers = { names: readonly string[]; of: (at: number) => number | null | undefined };

/** The cells of a line: its numbers, and its names. */
type Cell = { numbers: number[]; labels: Label[] };

/** @returns the lines of a message with their cells, by the number of the line */
function linesOf({ tokens, labels, matches }: Scene): Cell[][] {
  const lines: Cell[][] = [];
  const units = new Set([...matches.keys()].flatMap((at) => [at + 1, at + 2]));
  let last = -1;
  for (const [at, { line, cell, text, number, isNoise }] of tokens.entries()) {
    if (text === '\n' || text === '|') continue;
    lines[line] ??= [];
    if (cell !== last) lines[line]?.push({ numbers: [], labels: [] });
    last = cell;
    const label = labels.get(at);
    if (number && !isNoise) lines[line]?.at(-1)?.numbers.push(at);
    else if (label && !units.has(at) && meaningsOf(label).length > 0) lines[line]?.at(-1)?.labels.push(label);
  }
  return lines.filter(Boolean);
}

/** Names the numbers of tables by the cell before them or above them. @returns the offers: columns, or rows; null without a table */
export function matchTables(scene: Scene): Offers | null {
  const { tokens, matches } = scene;
  const offers = new Map<number, number>();
  const lines = linesOf(scene);
  const isValue = ({ numbers, labels }: Cell) => numbers.length === 1 && labels.length === 0;
  const name = (at: number, { labels: [label, other] }: Cell) => {
    if (!label || other || matches.has(at)) return;
    matches.set(at, {
      ...matchOf(tokens[at]?.number as WrittenNumber, meaningsOf(label, '>')),
      isFixed: true,
    });
  };
  const rows = lines.filter(
    ([first, ...cells]) => cells.length > 1 && cells.every(isValue) && first?.labels.length,
  );
  const columns = rows[0]?.length ?? 0;
  const table = rows.filter((row) => row.length === columns);
  if (table.length > 1)
    for (const [first, ...cells] of table)
      for (const [column, { numbers }] of cells.entries()) {
        name(numbers[0] ?? 0, first as Cell);
        offers.set(numbers[0] ?? 0, column);
      }
  const head = lines.findIndex(
    (line) =>
      line.length > 1 &&
      line.filter(({ labels, numbers }) => labels.length > 0 && numbers.length === 0).length > 1,
  );
  const header = lines[head] ?? [];
  const isNumbers = (cell: Cell, column: number) => header[column]?.labels.length === 0 || isValue(cell);
  const body = lines
    .slice(head + 1)
    .filter((line) => head >= 0 && line.length === header.length && line.every(isNumbers));
  if (offers.size === 0)
    for (const [row, cells] of body.entries())
      for (const [column, { numbers }] of cells.entries())
        for (const at of numbers) {
          name(at, header[column] as Cell);
          offers.set(at, row);
        }
  const count = Math.max(0, ...offers.values()) + 1;
  return count > 1 ? { names: Array(count).fill(''), of: (at) => offers.get(at) ?? null } : null;
}

const HEADING = /^(option|opt|offer|choice|quote|scenario|opcion)$/;
const ORDINALS = [/^(1|a|one|uno)$/, /^(2|b|two|dos)$/, /^(3|c|three|tres)$/, /^(4|d|four)$/];

/** @returns where offers with headings begin: "Option 1: …", "2) …"; `ordinals`: the tokens of their numbers */
export function headings(tokens: readonly Token[]) {
  const [starts, ordinals]: [number[], number[]] = [[], []];
  for (const [at, { text }] of tokens.entries()) {
    const number = tokens[at + 1]?.text === '#' ? at + 2 : at + 1;
    if (!HEADING.test(text) || !ORDINALS[starts.length]?.test(tokens[number]?.text ?? '')) continue;
    starts.push(at);
    ordinals.push(number);
  }
  return starts.length > 1 ? { starts, ordinals } : { starts: [], ordinals: [] };
}

/** @returns the offers of a message without a table: under headings, or on lines that say the same with other payments; else one */
export function findOffers({ tokens, labels }: Scene, drafts: readonly Draft[]): Offers {
  const { starts } = headings(tokens);
  const lineOf = (at: number) => tokens[at]?.line ?? 0;
  const firsts = starts.map(lineOf);
  if (starts.length > 0) {
    const [length, last] = [(firsts.at(-1) ?? 0) - (firsts.at(-2) ?? 0), firsts.at(-1) ?? 0];
    const isBlank = (line: number) =>
      line > last && !tokens.some((token) => token.line === line && token.text !== '\n');
    const of = (at: number) => {
      const offer = starts.filter((start) => start <= at).length - 1;
      if (offer < 0) return null;
      const line = lineOf(at);
      const isAfter = Array.from({ length: Math.max(0, line - last) }, (_, index) => last + index + 1).some(
        isBlank,
      );
      return isAfter ? null : offer === starts.length - 1 && line > last && length < 2 ? undefined : offer;
    };
    return { names: starts.map((_, offer) => `Option ${offer + 1}`), of };
  }
  const payments = drafts.filter(({ meaning, sure }) => meaning === 'monthly' && sure);
  const said = (line: number) =>
    drafts
      .filter(({ at }) => lineOf(at) === line)
      .map(({ meaning }) => meaning)
      .sort()
      .join();
  const lines = [...new Set(payments.map(({ at }) => lineOf(at)))];
  const isList =
    lines.length > 1 &&
    lines.length === payments.length &&
    /,/.test(said(lines[0] ?? 0)) &&
    new Set(lines.map(said)).size === 1 &&
    (lines.at(-1) ?? 0) - (lines[0] ?? 0) < lines.length * 2;
  if (isList)
    return {
      names: lines.map(() => ''),
      of: (at) => {
        const offer = lines.indexOf(lineOf(at));
        return offer < 0 ? null : offer;
      },
    };
  // Of several offers that aren't told apart, only what is said before them or for all of them is sure.
  const isMany = (['monthly', 'months'] as const).some(
    (meaning) =>
      new Set(drafts.flatMap((one) => (one.sure && one.meaning === meaning ? [one.value] : []))).size > 1,
  );
  const first = Math.min(...payments.map(({ at }) => tokens[at]?.sentence ?? 0));
  const forAll = new Set(
    [...labels].flatMap(([at, { senses }]) =>
      senses.some(({ name }) => name === 'all') ? [tokens[at]?.sentence] : [],
    ),
  );
  const isCommon = (sentence = 0) =>
    sentence < first ||
    (forAll.has(sentence) && !payments.some(({ at }) => tokens[at]?.sentence === sentence));
  return { names: [''], of: (at) => (isMany && !isCommon(tokens[at]?.sentence) ? undefined : 0) };
}
