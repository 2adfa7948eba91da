import { cleanText } from '@/lib/format/clean-text';

export const NOT_A_LIST = 'The database responded with something that is not a list';
const NO_MESSAGE = 'An error occurred';

/** What visitors read of a message, in code points. */
const MAX_CHARACTERS = 200;
/** What whoever maintains the site reads of one. */
const MAX_IN_FULL = 2_000;
/** What is looked at of one, which may be a whole response. */
const MAX_READ = 10_000;

/** What the client of the database tells of an error besides its message. */
type Told = { details?: unknown; hint?: unknown; code?: unknown; cause?: unknown };

/** A URL ("https://db.example/rest"), an IP address ("10.0.0.1:5432", "[::1]:80"). */
const ADDRESS = /[a-z]{2,10}:\/\/\S+|\[[\da-f:]+\](?::\d+)?|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?/gi;

/**
 * A part of a URL that may have a password: "admin:secret@" of "https://admin:secret@db.example".
 */
const CREDENTIALS = /(?<=\w:\/\/)[^\s/@]*@/g;

/**
 * What visitors read after "Error:": the database's own message. A message that is the body of a
 * response, such as the page of a proxy, isn't one.
 *
 * @param secrets what it must not have, such as the key and the database's host
 * @returns one line without an address, of at most 200 characters; "An error occurred" for what is
 *   no standard error
 */
export function visitorMessage(error: unknown, secrets: readonly string[]): string {
  const message = messageOf(error);
  if (message === null) return NO_MESSAGE;

  const said = isBody(message) ? NOT_A_LIST : message;
  return oneLine(without(secrets, said).replace(ADDRESS, '…'), MAX_CHARACTERS);
}

/**
 * The same for the log, with the cause: `fetch` says "fetch failed" of an unknown host as of a
 * refused connection. Without the body of a response, whose changing parts would make a new line
 * for each try.
 */
export function loggedMessage(error: unknown, secrets: readonly string[]): string {
  const message = messageOf(error);
  const said = message !== null && isBody(message) ? NOT_A_LIST : message;
  return inFull([said ?? NO_MESSAGE, causeOf(error)], secrets);
}

/** The same for the debug page: all that the database said, and why it could not be reached. */
export function fullMessage(error: unknown, secrets: readonly string[]): string {
  const { details, hint, code } = toldBy(error);
  return inFull([messageOf(error) ?? NO_MESSAGE, details, hint, code, causeOf(error)], secrets);
}

const toldBy = (error: unknown): Told => (error instanceof Error ? error : {});

function messageOf(error: unknown): string | null {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? null : message.slice(0, MAX_READ);
}

const isBody = (message: string) => /^[<[{]/.test(message);

/** A refused connection may have a code alone. */
function causeOf(error: unknown): unknown {
  const { message, code } = (toldBy(error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return message || code;
}

function inFull(parts: readonly unknown[], secrets: readonly string[]): string {
  const texts = parts.filter((part) => typeof part === 'string' && part !== '');
  const whole = without(secrets, texts.join(': ').slice(0, MAX_READ));
  return oneLine(whole.replace(CREDENTIALS, ''), MAX_IN_FULL);
}

function without(secrets: readonly string[], text: string): string {
  return secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function oneLine(text: string, maxLength: number): string {
  const line = cleanText(text, MAX_READ);
  const short = cleanText(line, maxLength);
  return short === line ? line : `${short}…`;
}
