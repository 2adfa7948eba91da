/** One mistake in a file of content/, which says what was expected, and gives an example. */
export type ContentMistake = {
  message: string;
  /** The field, such as ['address', 'zip']; empty for the whole file. */
  path?: readonly PropertyKey[];
  /** What the field has instead; undefined where it is missing. */
  value?: unknown;
  /** The line, from 1, where it is known. */
  line?: number;
};

export class ContentError extends Error {
  /**
   * @param file from the root of the repository, such as "content/faq.ts"
   * @param mistakes at least one
   */
  constructor(
    readonly file: string,
    readonly mistakes: readonly ContentMistake[],
  ) {
    const sentences = mistakes.map((mistake) => `  ${sentenceOf(mistake)}`);
    super(`${file} has a mistake:\n${sentences.join('\n')}`);
  }
}

/** @returns "address.zip: expected a ZIP code, but it is missing" */
export function sentenceOf({ message, path = [], value, line }: ContentMistake): string {
  if (line !== undefined && path.length === 0) return `line ${line}: ${message}`;
  if (path.length === 0) return `(whole file): ${message}`;

  const place = line === undefined ? '' : ` (line ${line})`;
  return `${path.map(String).join('.')}${place}: ${message}${actual(value)}`;
}

function actual(value: unknown): string {
  if (value === undefined) return ', but it is missing';
  if (typeof value === 'object') return '';
  const text = JSON.stringify(value);
  return `, but it is ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
