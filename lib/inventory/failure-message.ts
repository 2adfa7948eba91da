import { cleanText } from '@/lib/format/clean-text';

export const NOT_A_LIST = 'The database responded with something that is not a list';
const NO_MESSAGE = 'An error occurred';

const MAX_MESSAGE_LENGTH = 200;
/** A message can be a whole response. */
const MAX_READ_LENGTH = 10_000;

/** A URL ("https://db.example/rest"), an IP address ("10.0.0.1:5432", "[::1]:80"). */
const ADDRESS = /[a-z]{2,10}:\/\/\S+|\[[\da-f:]+\](?::\d+)?|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?/gi;

/**
 * The message that visitors, the debug page, and the log show for an error. It adds the code of the
 * cause, because `fetch` says "fetch failed" for an unknown host and for a refused connection
 * alike. It leaves out a response's body, such as a proxy's error page.
 *
 * @param secrets texts that it must not contain, such as the key and the database's host
 * @returns one line of at most 200 characters without addresses; "An error occurred" for anything
 *   that isn't a standard error
 */
export function failureMessage(error: unknown, secrets: readonly string[]): string {
  const message = error instanceof Error ? error.message.trim().slice(0, MAX_READ_LENGTH) : '';
  if (message === '') return NO_MESSAGE;

  const reason = /^[<[{]/.test(message) ? NOT_A_LIST : message;
  const whole = [reason, codeOfCause(error)].filter(Boolean).join(': ');
  const open = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), whole);
  return cleanText(open.replace(ADDRESS, '…'), MAX_MESSAGE_LENGTH);
}

function codeOfCause(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return typeof code === 'string' ? code : '';
}
