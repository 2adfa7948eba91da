import { cleanText } from '@/lib/format/clean-text';

export const NOT_A_LIST = 'The database responded with something that is not a list';
const NO_MESSAGE = 'An error occurred';

const MAX_CHARACTERS = 200;
/** In characters: a message may be a whole response. */
const MAX_READ = 10_000;

/** A URL ("https://db.example/rest"), an IP address ("10.0.0.1:5432", "[::1]:80"). */
const ADDRESS = /[a-z]{2,10}:\/\/\S+|\[[\da-f:]+\](?::\d+)?|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?/gi;

/**
 * What visitors, the debug page, and the log read about an error: the database's message, and the
 * code of its cause, because `fetch` says "fetch failed" for an unknown host and for a refused
 * connection. The body of a response, such as a proxy's page, isn't a message.
 *
 * @param secrets what it must not contain, such as the key and the database's host
 * @returns one line without an address, of at most 200 characters; "An error occurred" for what
 *   isn't a standard error
 */
export function failureMessage(error: unknown, secrets: readonly string[]): string {
  const message = error instanceof Error ? error.message.trim().slice(0, MAX_READ) : '';
  if (message === '') return NO_MESSAGE;

  const reason = /^[<[{]/.test(message) ? NOT_A_LIST : message;
  const whole = [reason, codeOfCause(error)].filter(Boolean).join(': ');
  const open = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), whole);
  return cleanText(open.replace(ADDRESS, '…'), MAX_CHARACTERS);
}

function codeOfCause(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return typeof code === 'string' ? code : '';
}
