import { readFrontMatter } from './front-matter';

/** A line of a content file: its number, from 1, and its text. */
export type SourceLine = { number: number; text: string };

const indentOf = (line: string) => line.search(/\S/);

/** The index after the last line that is indented more than the line at `start`. */
function endOfBlock(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start] ?? '');
  const after = lines.findIndex((line, at) => at > start && line.trim() !== '' && indentOf(line) <= indent);
  const end = after === -1 ? lines.length : after;
  // Empty lines between two entries belong to neither.
  return lines.slice(0, end).findLastIndex((line) => line.trim() !== '') + 1;
}

/** The line of an entry of the object or list that begins at `start`: by name, or by position from 0. */
function entryLine(lines: readonly string[], start: number, key: PropertyKey): number | undefined {
  const end = endOfBlock(lines, start);
  const inside = lines.map((_, at) => at).filter((at) => at > start && at < end && lines[at]?.trim());
  const indent = indentOf(lines[inside[0] ?? start] ?? '');
  const entries = inside.filter(
    (at) => indentOf(lines[at] ?? '') === indent && !/^\s*(\/|\*|[\]})])/.test(lines[at] ?? ''),
  );
  if (typeof key === 'number') return entries[key];
  const name = String(key).replace(/\W/g, '\\$&');
  return entries.find((at) => new RegExp(`^\\s*(['"]?)${name}\\1:`).test(lines[at] ?? ''));
}

/** Relies on the indentation of `npm run format`; in a file that is indented differently no line is found. */
function lineInScript(source: string, path: readonly PropertyKey[]): number | null {
  const lines = source.split('\n');
  let at = lines.findIndex((line) => /^export const \w+[^=]*=\s*[[{]/.test(line));
  if (at === -1) return null;
  for (const key of path) {
    // A value on one line has no lines inside.
    if (endOfBlock(lines, at) === at + 1) break;
    const found = entryLine(lines, at, key);
    if (found === undefined) return null;
    at = found;
  }
  return at + 1;
}

/**
 * Finds the line of a content file that a message is about.
 *
 * @param file decides how the text is read: `.mdx` has front matter, anything else exports one object or list
 * @param source the file's text
 * @param path names and positions (from 0) of the fields that lead there: `['address', 'zip']`, `[2, 'question']`
 * @returns the line on which that value begins; `null` when it is missing or cannot be found
 */
export function sourceLine(file: string, source: string, path: readonly PropertyKey[]): SourceLine | null {
  if (path.length === 0 || source === '') return null;
  const number = file.endsWith('.mdx')
    ? readFrontMatter(file, source).lineOf(path)
    : lineInScript(source, path);
  return number === null ? null : { number, text: source.split('\n')[number - 1]?.trim() ?? '' };
}
