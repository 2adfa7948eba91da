/** Where in a content file something stands: the line's number, from 1, and its text. */
export type SourceLine = { number: number; text: string };

const OPENING = '[{(';
const CLOSING = ']})';

/** The end of the string, template or comment that begins at `at`; `at` itself when none does. */
function afterQuiet(source: string, at: number): number {
  const two = source.slice(at, at + 2);
  if (two === '//' || two === '/*') {
    const end = source.indexOf(two === '//' ? '\n' : '*/', at + 2);
    return end < 0 ? source.length : end + (two === '//' ? 0 : 2);
  }
  const quote = source[at] ?? '';
  if (!`'"\``.includes(quote) || quote === '') return at;
  let end = at + 1;
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Beginnings of the entries of the list or group whose bracket stands at `open`. */
function entriesOf(source: string, open: number): number[] {
  const starts: number[] = [];
  let depth = 0;
  let waiting = true;
  for (let at = open + 1; at < source.length; at++) {
    const sign = source[at] ?? '';
    const quietEnd = afterQuiet(source, at);
    const comment = quietEnd > at && sign === '/';
    if (waiting && depth === 0 && !comment && !/[\s,\]})]/.test(sign)) {
      starts.push(at);
      waiting = false;
    }
    if (quietEnd > at) at = quietEnd - 1;
    else if (OPENING.includes(sign)) depth++;
    else if (CLOSING.includes(sign) && depth-- === 0) break;
    else if (sign === ',' && depth === 0) waiting = true;
  }
  return starts;
}

/** The place of `key` among the entries of the bracket at `open`: where the entry begins and where its value does. */
function entryAt(source: string, open: number, key: PropertyKey): { entry: number; value: number } | null {
  const entries = entriesOf(source, open);
  if (typeof key === 'number') {
    const entry = entries[key];
    return entry === undefined ? null : { entry, value: entry };
  }
  const field = new RegExp(`^(['"]?)${String(key).replace(/\W/g, '\\$&')}\\1\\s*:\\s*`);
  for (const entry of entries) {
    const match = field.exec(source.slice(entry, entry + 200));
    if (match) return { entry, value: entry + match[0].length };
  }
  return null;
}

function inScript(source: string, path: readonly PropertyKey[]): number | null {
  const root = /^export const \w+[^=\n]*=\s*(?=[[{])/m.exec(source);
  if (!root) return null;
  let at = root.index + root[0].length;
  let found = -1;
  for (const key of path) {
    const place = '[{'.includes(source[at] ?? ' ') ? entryAt(source, at, key) : null;
    if (!place) break;
    found = place.entry;
    at = place.value;
  }
  return found < 0 ? null : found;
}

function inFields(source: string, path: readonly PropertyKey[]): number | null {
  const match = new RegExp(`^${String(path[0])}:`, 'm').exec(source);
  return match ? match.index : null;
}

/**
 * Finds the line of a content file that a complaint is about, by the names of the fields that lead there.
 *
 * @param file decides how the text is read: `.mdx` has `field: value` lines at its top, anything else is one
 *   exported list or group
 * @param source the file's text
 * @param path names and positions (from 0), e.g. `['address', 'zip']` or `[2, 'question']`
 * @returns the line of that field, or of the nearest part around it that is there; `null` when nothing is
 */
export function sourceLine(file: string, source: string, path: readonly PropertyKey[]): SourceLine | null {
  if (path.length === 0) return null;
  const at = file.endsWith('.mdx') ? inFields(source, path) : inScript(source, path);
  if (at === null) return null;
  const number = source.slice(0, at).split('\n').length;
  return { number, text: source.split('\n')[number - 1]?.trim() ?? '' };
}
