/** One mistake in a file of content/, which says what was expected, and gives an example. */
export type ContentMistake = {
  message: string;
  /** The field, such as ['address', 'zip']; empty for the whole file. */
  path?: readonly PropertyKey[];
  /** The line, from 1, where it is known without looking for the field. */
  line?: number;
  /** Whether the field is required and isn't there. */
  isMissing?: boolean;
};

/**
 * Everything that is wrong in one file of content/. `npm run content:check` adds the lines of the
 * fields.
 */
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

/**
 * @param actual what the file says there, where it is known
 * @returns "address.zip: expected a ZIP code, but line 12 says: zip: 7701,"
 */
export function sentenceOf(mistake: ContentMistake, actual = ''): string {
  const { message, isMissing } = mistake;
  return `${whereOf(mistake)}: ${message}${isMissing ? ', but it is missing' : ''}${actual}`;
}

function whereOf({ path, line }: ContentMistake): string {
  if (line !== undefined) return `line ${line}`;
  const field = (path ?? []).map(String).join('.');
  return field || '(whole file)';
}
