/** Longer than any message of the database, shorter than the error page of a proxy. */
const MAX_CHARACTERS = 200;
const NO_MESSAGE = 'An error occurred';
export const NOT_A_LIST = 'The database responded with something that is not a list';

/** What visitors read after "Error:", by what the technical message contains; the first match counts. */
const visitorMessages: readonly [RegExp, string][] = [
  [
    /^[<[{]|json|not a list|longer than|counted|rows .* can be read/i,
    "Our vehicle list came back in a form we can't read.",
  ],
  [/abort|time ?out|timed out/i, 'Our vehicle list is taking too long to answer.'],
  [
    /api key|jwt|permission|denied|unauthorized|forbidden/i,
    "We don't have access to our vehicle list right now.",
  ],
  [/fetch failed|socket|network|ECONN|ENOTFOUND/i, "We can't reach our vehicle list right now."],
];

/**
 * The message of a failed read for visitors: a sentence that says what happened without
 * technical terms. The log has the technical message.
 *
 * @param error any thrown value
 * @returns "An error occurred" when what was thrown is not an Error or has no message
 */
export function visitorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '') return NO_MESSAGE;
  const known = visitorMessages.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? "Our vehicle list isn't working right now.";
}

/**
 * The technical message of a failed read, for the log, on one line of at most 200 characters. It contains neither
 * secrets nor the body of an unexpected response.
 *
 * @param error any thrown value
 * @param secrets texts that must not appear, such as the key
 * @returns the error's message; "An error occurred" when what was thrown is not an Error or has no message
 */
export function failureMessage(error: unknown, secrets: readonly string[] = []): string {
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '') return NO_MESSAGE;
  if (/^[<[{]/.test(message)) return NOT_A_LIST;
  let text = message.replace(/\s+/g, ' ').replace(/(\w:\/\/)[^\s/@]*@/g, '$1');
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…');
  const characters = [...text];
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
    : text;
}
