import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { formatted } from '../formatted.mjs';
import { root } from '../root.mjs';

const DOCUMENT = 'docs/performance.md';

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @param {string[]} head @param {unknown[][]} rows @returns {string} a table in Markdown, numbers to the right */
export function table(head, rows) {
  return [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Puts a part's figures between its marks.
 *
 * @param {string} text the document
 * @param {string} part name in the marks
 * @throws UserError when the marks are not there
 */
export function between(text, part, content) {
  const [start, end] = [`<!-- bench ${part}: start -->`, `<!-- bench ${part}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new UserError(`${DOCUMENT}: expected the marks ${start} and ${end}, in this order.`);
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
}

/** Prints a part's figures, and writes them into the document unless `dry`. */
export function publish(part, content, { dry }) {
  console.log(`\n${content}\n`);
  if (dry) return;
  const file = path.join(root, DOCUMENT);
  writeFileSync(file, formatted(between(readFileSync(file, 'utf8'), part, content), DOCUMENT));
  console.log(`Written to ${DOCUMENT}`);
}
