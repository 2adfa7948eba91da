/** Longer than any message of the database, shorter than the error page of a proxy. */
const MAX_CHARACTERS = 200;

/**
 * The message of a failed read, for the page and the log, on one line of at most 200 characters. It contains neither
 * secrets nor the body of an unexpected response.
 *
 * @param error any thrown value
 * @param secrets texts that must not appear, such as the key
 * @returns the error's message; "An error occurred" when what was thrown is not an Error or has no message
 */
export function failureMessage(error: unknown, secrets: readonly string[] = []): string {
  const message = error instanceof Error ? error.message.trim() : '';
  if (message === '') return 'An error occurred';
  if (/^[<[{]/.test(message)) return 'The inventory answered with something that is not a list';
  let text = message.replace(/\s+/g, ' ').replace(/(\w:\/\/)[^\s/@]*@/g, '$1');
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…');
  const characters = [...text];
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
    : text;
}
