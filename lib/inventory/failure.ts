import { cleanText } from '@/lib/format/clean-text';

/** Longer than any message of the database, shorter than the error page of a proxy. */
const MAX_CHARACTERS = 200;
/** What is looked at of a message, which may be a whole response. */
const MAX_READ_CHARACTERS = 1_000;
const NO_MESSAGE = 'An error occurred';
export const NOT_A_LIST = 'The database responded with something that is not a list';

/**
 * What visitors read after "Error:", by what the technical message contains; the first match
 * counts.
 */
const visitorMessages: readonly [RegExp, string][] = [
  [
    /json|not a list|(large|longe)r than|counted|rows .* can be read/i,
    "Our vehicle list came back in a form we can't read.",
  ],
  [/abort|time ?out|timed out/i, 'Our vehicle list is taking too long to answer.'],
  [
    /api key|jwt|permission|denied|unauthorized|forbidden/i,
    "We don't have access to our vehicle list right now.",
  ],
  [/fetch failed|socket|network|ECONN|ENOTFOUND/i, "We can't reach our vehicle list right now."],
];

const clean = (text: string) => cleanText(text.slice(0, MAX_READ_CHARACTERS), MAX_READ_CHARACTERS);
/** In place of the body of an unexpected response, that it is one. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /^\s*[<[{]/.test(message) ? NOT_A_LIST : clean(message) || NO_MESSAGE;
}

/**
 * Why a fetch failed: it says "fetch failed" of an unknown host as of a refused connection, which
 * may have a code alone.
 */
function causeOf(error: unknown): string {
  const { message, code } = (error as { cause?: Partial<NodeJS.ErrnoException> }).cause ?? {};
  return clean(message || code || '');
}

/**
 * What visitors read about a failed read, for any thrown value: "An error occurred" when it's no
 * Error or has no message.
 */
export function visitorMessage(error: unknown): string {
  const message = messageOf(error);
  if (message === NO_MESSAGE) return message;
  const known = visitorMessages.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? "Our vehicle list isn't working right now.";
}

/**
 * The error and its cause on one line of at most 200 characters, without the body of a response and
 * without `secrets`.
 */
export function failureMessage(error: unknown, secrets: readonly string[] = []): string {
  const whole = [messageOf(error), causeOf(error)].filter(Boolean).join(': ');
  let text = whole.replace(/(\w:\/\/)[^\s/@]*@/g, '$1');
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…');
  const short = [...text].slice(0, MAX_CHARACTERS).join('');
  return short === text ? text : `${short.trimEnd()}…`;
}
