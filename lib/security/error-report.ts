/** What Next tells of the place of an error. */
type ErrorPlace = { routePath: string; routeType: string };

const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
/** What follows the path of a URL: a visitor's words may be in it. Example: "?make=Kia#form". */
const AFTER_PATH = /[?#][^\s"'<>]*/g;
/** A phone number, a card number, or an id: "(201) 555-0123", "4111 1111 1111 1111". */
const LONG_NUMBER = /\+?\(?\d(?:[\s().-]*\d){6,}/g;
const MAX_LENGTH = 300;

/** @returns the first line of a message, without what could identify a person */
export function withoutPersonalData(message: string): string {
  const [line = ''] = message.slice(0, 2_000).split('\n');
  return line
    .replace(AFTER_PATH, '')
    .replace(EMAIL, '[email]')
    .replace(LONG_NUMBER, '[number]')
    .slice(0, MAX_LENGTH);
}

/**
 * One line of the log for an error of the server, as JSON: a log drain or a search finds it by
 * `"event":"server_error"`. `digest` is what a visitor's page has of the error.
 *
 * @param error what was thrown, which may be anything
 */
export function errorLine(error: unknown, { routePath, routeType }: ErrorPlace): string {
  const message = error instanceof Error ? error.message : String(error);
  const digest = (error as { digest?: unknown } | null)?.digest;
  return JSON.stringify({
    event: 'server_error',
    route: routePath,
    type: routeType,
    digest: typeof digest === 'string' ? digest : undefined,
    message: withoutPersonalData(message),
  });
}
