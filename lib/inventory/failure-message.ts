import { cleanText } from '@/lib/format/clean-text';

export const NOT_A_LIST = 'The database responded with something that is not a list';

const MAX_MESSAGE_LENGTH = 200;

/**
 * The message that visitors, the debug page, and the log show for an error. It adds the code of the
 * cause, because `fetch` says "fetch failed" for an unknown host and for a refused connection
 * alike. A response's body, such as a proxy's error page, isn't shown.
 *
 * @returns one line of at most 200 characters; "An error occurred" for anything that isn't a
 *   standard error
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return 'An error occurred';

  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const reason = /^[<[{]/.test(error.message) ? NOT_A_LIST : error.message;
  return cleanText(code ? `${reason}: ${code}` : reason, MAX_MESSAGE_LENGTH);
}
