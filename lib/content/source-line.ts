import { readFrontMatter } from './front-matter';

/** A line of a content file: its number, from 1, its text, and whether it's that of the whole path. */
type SourceLine = { number: number; text: string; isExact: boolean };

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

/** Relies on the indentation of `npm run format`; in a file that is indented differently a line further up is found. */
function lineInScript(lines: readonly string[], path: readonly PropertyKey[]): [at: number, left: number] {
  const named = lines.findIndex((line) => line.startsWith(`export const ${String(path[0])}`));
  const first = lines.findIndex((line) => /^export const \w+[^=]*=\s*[[{]/.test(line));
  let at = named === -1 ? first : named;
  if (at === -1) return [-1, 0];
  const keys = named === -1 ? path : path.slice(1);
  for (const [index, key] of keys.entries()) {
    // A value on one line has no lines inside.
    if (endOfBlock(lines, at) === at + 1) break;
    const found = entryLine(lines, at, key);
    if (found === undefined) return [at, keys.length - index];
    at = found;
  }
  return [at, 0];
}

/**
 * Finds the line of a content file that a message is about.
 *
 * @param file decides how the text is read: `.mdx` has front matter, anything else exports objects or lists
 * @param source the file's text
 * @param path names and positions (from 0) of the fields that lead there: `['address', 'zip']`, `[2, 'question']`; the first
 *   one may be the name of an export
 * @returns the line on which that value begins, or the part that it would be in; `null` when neither is found
 */
export function sourceLine(file: string, source: string, path: readonly PropertyKey[]): SourceLine | null {
  const lines = source.split('\n');
  const inYaml = file.endsWith('.mdx') && readFrontMatter(file, source).lineOf(path);
  const [at, left] = file.endsWith('.mdx') ? [(inYaml || 0) - 1, 0] : lineInScript(lines, path);
  return at === -1 ? null : { number: at + 1, text: lines[at]?.trim() ?? '', isExact: left === 0 };
}
