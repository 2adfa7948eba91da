/** Longer than any message of the database; shorter than a page of somebody's proxy. */
const LONGEST = 200;

/**
 * What a failed read says (spec section 8), fit for the page and the log: one bounded line. A body that came in place of
 * rows is not repeated, and neither is anything secret.
 *
 * @param error whatever was thrown
 * @param secrets texts that must not appear, e.g. the key
 * @returns the error's message, or the fixed text when what was thrown is not a standard error
 */
export function failureMessage(error: unknown, secrets: readonly string[] = []): string {
  const given = error instanceof Error ? error.message.trim() : '';
  if (given === '') return 'An error occurred';
  if (/^[<[{]/.test(given)) return 'The inventory answered with something that is not a list';
  let text = given.replace(/\s+/g, ' ').replace(/(\w:\/\/)[^\s/@]*@/g, '$1');
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…');
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('').trimEnd()}…` : text;
}
