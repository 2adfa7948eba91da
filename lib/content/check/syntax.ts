/** Explains, for people who don't write code, why a content file can't be read as TypeScript. */
import type { Message } from 'esbuild';

/** @param before the text before the place on its line @param after the text after it */
function lineExplanation(before: string, after: string): string {
  const line = before + after;
  if (/[“”‘’]/.test(`${before.slice(-1)}${after[0] ?? ''}`)) return 'expected straight quotation marks: "…"';
  if (/^\s*\w+[ -][\w -]*:/.test(line))
    return `expected quotes around a name of two words, such as 'Grand Cherokee'`;
  if (/^\s*\w+:\s*(?:\d+:\d|[^\s\d'"`[{-](?!\w*,?$))/.test(line))
    return 'expected a text in quotes, such as name: "some words"';
  if (/^=/.test(after)) return 'expected a colon in place of "="';
  if (/^\s*[\]})]+\s*$/.test(before) && /^;/.test(after))
    return 'a bracket further up is not closed; expected ] or } where its part ends';
  if (/^;/.test(after)) return 'expected a comma in place of ";"';
  if (/^,/.test(after)) return 'expected one comma, not two';
  const quote = /(['"])\s*$/.exec(before)?.[1];
  const startsNext = /^(?:['"]?\w+['"]?\s*:|['"[{])/.test(after);
  // Neither a comma nor a bracket nor another entry: the quotation mark was meant as a part of the text.
  if (quote && !startsNext) {
    return quote === "'"
      ? `an apostrophe ends the text; put the whole text in double quotes, such as "We don't"`
      : 'a quotation mark ends the text; write the inner ones as “…”';
  }
  return startsNext
    ? 'expected a comma between two entries'
    : 'expected entries such as name: "some words", with a comma after each';
}

/**
 * @param message of esbuild, about a content file
 * @param source the file's text
 * @returns such as "line 12: expected a comma at the end of: phone: '(201) 555-0123'"
 */
export function explainSyntax(
  { text, location }: Pick<Message, 'text' | 'location'>,
  source: string,
): string {
  const lines = source.split('\n');
  const number = location?.line ?? 1;
  const line = lines[number - 1] ?? '';
  const at = location?.column ?? 0;
  const report = (where: number, expected: string) =>
    `line ${where}: ${expected}: ${lines[where - 1]?.trim() ?? ''}`;

  const octal = /Legacy octal literals/.test(text) && /^0\d+/.exec(line.slice(at))?.[0];
  if (octal) return report(number, `expected quotes around a number that starts with 0, such as "${octal}"`);
  if (/Unterminated string/.test(text))
    return report(number, 'expected a quotation mark at the end of the text');
  if (/end of file/.test(text))
    return `line ${number}: expected a closing bracket, ] or }, before the end of the file`;
  const previous = lines.slice(0, number - 1).findLastIndex((other) => other.trim() !== '') + 1;
  if (/^[\s\]})]*[\]})]/.test(line) && /^[\]})]/.test(line.slice(at)))
    return report(number, 'this closing bracket has no opening one');
  const startsLine = line.slice(0, at).trim() === '';
  if (startsLine && previous > 0 && !/[,[{(]\s*$/.test(lines[previous - 1] ?? ''))
    return report(previous, 'expected a comma at the end');
  if (/^Expected "\]"/.test(text) && /^\s*\w+:?\s*/.test(line) && /^:/.test(line.slice(at)))
    return `line ${number}: expected a closing bracket ] before this line: ${line.trim()}`;
  return report(number, lineExplanation(line.slice(0, at), line.slice(at)));
}
