/** A reader's pace, in words a minute (design section 4). */
const WORDS_A_MINUTE = 225;

/** Parts that compute what they show: `<PaymentExample … />`, `<Usd>{36 * 500}</Usd>`. */
const EXAMPLE = /<\w+Example\b[\s\S]*?\/>/g;
const FIGURE = /<(Usd|Percent)>[\s\S]*?<\/\1>/g;
/** Any other tag of a part: `<Checklist title="…">`, `</Checklist>`. */
const TAG = /<\/?[A-Z]\w*(?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*\s*\/?>/g;

export type Heading = { depth: number; text: string; id: string; line: number };

/**
 * Parts a guide into its two halves.
 *
 * @throws Error naming the file when it does not begin with `---` lines
 */
export function splitSource(file: string, source: string): { frontmatter: string; body: string } {
  const match = source.replaceAll('\r\n', '\n').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  if (!match)
    throw new Error(`${file} has a mistake:\n  (whole file): expected fields between two lines of ---`);
  return { frontmatter: match[1] ?? '', body: match[2] ?? '' };
}

/** The text without its examples and without figures marked as example arithmetic: what must be a fact. */
export function withoutArithmetic(body: string): string {
  return body.replace(EXAMPLE, ' ').replace(FIGURE, ' ');
}

/** The worked examples, as written. */
export function examplesIn(body: string): string[] {
  return body.match(EXAMPLE) ?? [];
}

/**
 * What a reader reads: tables and lists included, what the parts themselves print left out, a computed figure
 * standing as one "0". Paragraphs stay apart by empty lines.
 */
export function plainText(body: string): string {
  return body
    .replace(EXAMPLE, '')
    .replace(FIGURE, '0')
    .replace(TAG, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*`]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** @returns the words of a plain text: a lone sign such as "÷" is none */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** @returns minutes a reader needs, rounded, 1 or more */
export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
}

/** The id that rehype-slug gives a heading (github's rule); a repeated one is numbered by `headingsOf`. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** @returns the headings of a body with the anchors they get on the page */
export function headingsOf(body: string): Heading[] {
  const seen = new Map<string, number>();
  return body.split('\n').flatMap((line, at) => {
    const [, marks, raw] = line.match(/^(#{1,6})\s+(.+?)\s*$/) ?? [];
    if (!marks || !raw) return [];
    const text = plainText(raw);
    const slug = slugOf(text);
    const repeats = seen.get(slug) ?? 0;
    seen.set(slug, repeats + 1);
    return [{ depth: marks.length, text, id: repeats ? `${slug}-${repeats}` : slug, line: at + 1 }];
  });
}

/** @returns the anchor of a defined term: "money factor" → "term-money-factor" */
export function termId(term: string): string {
  return `term-${slugOf(term)}`;
}
