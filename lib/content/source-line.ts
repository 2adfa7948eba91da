import { readFrontMatter } from './front-matter';

/** The text of a line for a message. */
export const quoted = (text = '') => text.trim().replace(/^(.{90}).+$/, '$1…');

const indentOf = (line: string) => line.search(/\S/);

/**
 * The lines on which the entries of the object or list at `start` begin; none for a value on one
 * line.
 */
function entriesOf(lines: readonly string[], start: number): number[] {
  const own = indentOf(lines[start] ?? '');
  const after = lines.findIndex(
    (line, at) => at > start && line.trim() !== '' && indentOf(line) <= own,
  );
  const inside = [...lines.keys()].slice(start + 1, after === -1 ? undefined : after);
  const entries = inside.filter((at) => /^\s*[^\s/*\]})]/.test(lines[at] ?? ''));
  const indent = Math.min(...entries.map((at) => indentOf(lines[at] ?? '')));
  return entries.filter((at) => indentOf(lines[at] ?? '') === indent);
}

/** Relies on the indentation; in a file that is indented differently a line further up is found. */
function lineInScript(
  lines: readonly string[],
  path: readonly PropertyKey[],
): [at: number, left: number] {
  const named = lines.findIndex((line) => line.startsWith(`export const ${String(path[0])}`));
  const first = lines.findIndex((line) => /^export const \w+[^=]*=\s*[[{]/.test(line));
  let at = named === -1 ? first : named;
  if (at === -1) return [-1, 0];
  const keys = named === -1 ? path : path.slice(1);
  for (const [index, key] of keys.entries()) {
    const entries = entriesOf(lines, at);
    if (entries.length === 0) break;
    const name = new RegExp(`^\\s*(['"]?)${String(key).replace(/\W/g, '\\$&')}\\1:`);
    const found =
      typeof key === 'number' ? entries[key] : entries.find((line) => name.test(lines[line] ?? ''));
    if (found === undefined) return [at, keys.length - index];
    at = found;
  }
  return [at, 0];
}

/**
 * @returns the line of a path such as `['address', 'zip']`, from 1; not `isExact` when that is of
 *   the part it would be in
 */
export function sourceLine(file: string, source: string, path: readonly PropertyKey[]) {
  const lines = source.split('\n');
  const inYaml = file.endsWith('.mdx') && readFrontMatter(file, source).lineOf(path);
  const [at, left] = file.endsWith('.mdx') ? [(inYaml || 0) - 1, 0] : lineInScript(lines, path);
  return at === -1 ? null : { number: at + 1, text: quoted(lines[at]), isExact: left === 0 };
}
