import { z } from 'zod';
import { inlineLinks } from '@/lib/format/inline-links';
import { fillIn } from './fill-in';
import { textLinkMistake } from './links';

type Values = Readonly<Record<string, string>>;

const FORMATTING = /\n|\*\*|<\/?[a-z]/i;

/** A word processor turns quotation marks into curly ones, which would then show up in the text. */
const CURLY_QUOTED = /^“[^“”]*”$/;

export type OwnText = {
  /** Names the text in messages. */
  what: string;
  /** In characters, as `least`. */
  most: number;
  least?: number;
  /** What replaces names in braces. It's first called when a text is validated. */
  values?: () => Values;
  /** Names in braces that the page fills in later, such as "brand". */
  variables?: readonly string[];
  /** Whether the page renders Markdown links. */
  links?: boolean;
};

function mistakeIn(text: string, values: Values, options: OwnText): string | null {
  const { what, most, least = 1, variables = [], links } = options;
  if (text === '') return `expected ${what}`;

  const { length } = fillIn(text, values);
  if (length > most) {
    return `expected at most ${most} characters, which the page has room for; it has ${length}`;
  }
  if (length < least) return `expected at least ${least} characters; it has ${length}`;

  if (FORMATTING.test(text)) {
    return 'expected plain text on one line: line breaks, "**", and "<b>" are not understood here';
  }
  if (CURLY_QUOTED.test(text)) return 'expected straight quotes ("…") around the text';
  if (!links && inlineLinks(text).some(({ href }) => href)) {
    return 'expected no [link](…): none works in this text';
  }

  return textLinkMistake(text) ?? unknownVariable(text, [...Object.keys(values), ...variables]);
}

function unknownVariable(text: string, names: readonly string[]): string | null {
  const known = names.map((name) => `{${name}}`);
  const written = text.match(/\{[^{}\s]*\}?|\}/g) ?? [];
  const unknown = written.find((variable) => !known.includes(variable));
  if (!unknown) return null;
  if (known.length === 0) return 'expected no braces: nothing is filled in here';

  const allButLast = known.slice(0, -1).join(', ');
  return `expected ${allButLast} or ${known.at(-1)} in place of ${unknown}`;
}

/** A text by the owner. */
export function ownText(options: OwnText) {
  const { what, values = () => ({}) } = options;
  return (
    z
      .string(`expected ${what}, in quotes`)
      // Pasted text may have double spaces.
      .overwrite((words) => words.trim().replace(/ {2,}/g, ' '))
      .superRefine((words, context) => {
        const message = mistakeIn(words, values(), options);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .transform((words) => fillIn(words, values()))
  );
}
