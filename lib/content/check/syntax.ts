/** Explains, for people who don't write code, why a content file can't be read as TypeScript. */
import type { Message } from 'esbuild';

/** @param before the text before the place on its line @param after the text after it */
function expectedAt(before: string, after: string): string {
  const octal = /^0\d+/.exec(after);
  if (octal) return `expected quotes around a number that starts with 0, such as "${octal}"`;
  if (/[“”‘’]/.test(`${before.slice(-1)}${after[0] ?? ''}`)) return 'expected straight quotation marks: "…"';
  if (/^\s*\w+[ -][\w -]*:/.test(before + after))
    return `expected quotes around a name of two words, such as 'Grand Cherokee'`;
  const quote = /(['"])\s*$/.exec(before)?.[1];
  if (/[\w'"\]}]\s*$/.test(before) && /^(?:['"]?\w+['"]?\s*:|['"[{])/.test(after))
    return 'expected a comma between two entries';
  // Neither a comma nor a bracket nor another entry: the quotation mark was meant as a part of the text.
  if (quote && /^\w/.test(after)) {
    return quote === "'"
      ? `an apostrophe ends the text; put the whole text in double quotes, such as "We don't"`
      : 'a quotation mark ends the text; write the inner ones as “…”';
  }
  return 'expected entries such as name: "some words", a comma after each, and every bracket closed';
}

/**
 * @param message of esbuild, about a content file
 * @param source the file's text
 * @returns such as "line 12: expected a comma at the end: phone: '(201) 555-0123'"
 */
export function explainSyntax(
  { text, location }: Pick<Message, 'text' | 'location'>,
  source: string,
): string {
  const lines = source.split('\n');
  const number = location?.line ?? 1;
  const line = lines[number - 1] ?? '';
  const [before, after] = [line.slice(0, location?.column), line.slice(location?.column ?? 0)];
  const report = (where: number, expected: string) =>
    `line ${where}: ${expected}: ${lines[where - 1]?.trim() ?? ''}`;
  if (/Unterminated string/.test(text))
    return report(number, 'expected a quotation mark at the end of the text');
  const previous = lines.slice(0, number - 1).findLastIndex((other) => other.trim() !== '') + 1;
  if (before.trim() === '' && /^['"\w{[]/.test(after) && !/[,[{(]\s*$/.test(lines[previous - 1] ?? ''))
    return report(previous, 'expected a comma at the end');
  return report(number, expectedAt(before, after));
}
