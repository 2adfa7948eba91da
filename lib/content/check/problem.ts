import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentMistake, sentenceOf } from '../content-error';
import { sourceLine } from './source-line';

/** A sentence about a file. `file` is empty for an error that follows from a mistake elsewhere. */
export type Problem = { file: string; message: string };

/**
 * Turns what a check has thrown into sentences with lines.
 *
 * @param error a ContentError, or what a content file itself threw when it was loaded
 */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof ContentError) {
    const { file, mistakes } = error;
    return mistakes.map((mistake) => ({ file, message: messageWithLine(file, mistake) }));
  }
  return [problemOfLoading(error as Error)];
}

function messageWithLine(file: string, mistake: ContentMistake): string {
  const { path: field, line, isMissing } = mistake;
  const isField = line === undefined && field !== undefined && field.length > 0;
  const found = isField ? sourceLine(file, readSource(file), field) : null;
  if (!found) return sentenceOf(mistake);

  const { number, text, isExact } = found;
  const isThere = isExact && !isMissing;
  const actual = isThere
    ? `, but line ${number} says: ${text}`
    : ` in the part that begins at line ${number}`;
  return sentenceOf(mistake, actual);
}

function readSource(file: string): string {
  return readFileSync(path.join(process.cwd(), file), 'utf8');
}

/** Where a stack names a line of content/ or of the colors: "/content/rates.ts:12". */
const LINE_OF_CONTENT = /\/((?:content\/[\w/-]+|tailwind\.config)\.ts):(\d+)/;

/** A word without quotes, such as `name: Jersey` or `title: $50`, stops the file. */
function problemOfLoading({ message, stack = '' }: Error): Problem {
  const [, word] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  const [, file = '', line] = LINE_OF_CONTENT.exec(stack) ?? [];
  if (!word || !line) return { file: '', message };

  const text = readSource(file).split('\n')[Number(line) - 1]?.trim();
  const [, amount] = /^\$(\d+)$/.exec(word) ?? [];
  const expected = amount
    ? `expected a number without "$", such as ${amount}`
    : `expected a text in quotes, such as "${word}"`;
  return { file, message: `line ${line}: ${expected}: ${text}` };
}
