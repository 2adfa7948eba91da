import { z } from 'zod';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { business } from './business';
import { eachOnce } from './field-schemas';
import { fillIn } from './fill-in';
import { hasLink, NO_LINK, textLinkMistake } from './links';
import { rateTexts } from './rates';

function namedValues() {
  const { name, shortName, address, creditFee, oldCar } = business();
  const { city, state } = address;
  return { name, shortName, city, state, creditFee, oldCar, year: MODEL_YEAR, ...rateTexts() };
}

const FORMATTING = /\n|\*\*|<\/?[a-z]/i;

/** Search engines cut off longer descriptions, and longer titles. */
export const DESCRIPTION_LIMIT = 165;
export const TITLE_LIMIT = 65;

/** A word processor turns quotation marks into curly ones, which would then show up in the text. */
const CURLY_QUOTED = /^“[^“”]*”$/;

type OwnText = {
  what: string;
  most: number;
  least?: number;
  variables?: readonly string[];
  /** Whether the page renders Markdown links. */
  links?: boolean;
};

function mistakeIn(text: string, { what, most, least = 1, variables = [], links }: OwnText) {
  if (text === '') return `expected ${what}`;

  const { length } = fillIn(text, namedValues());
  if (length > most) {
    return `expected at most ${most} characters, which the page has room for; it has ${length}`;
  }
  if (length < least) return `expected at least ${least} characters; it has ${length}`;

  if (FORMATTING.test(text)) {
    return 'expected plain text on one line: line breaks, "**", and "<b>" are not understood here';
  }
  if (CURLY_QUOTED.test(text)) return 'expected straight quotes ("…") around the text';
  if (!links && hasLink(text)) return NO_LINK;

  return textLinkMistake(text) ?? unknownVariable(text, variables);
}

function unknownVariable(text: string, variables: readonly string[]): string | null {
  const known = [...Object.keys(namedValues()), ...variables].map((name) => `{${name}}`);
  const written = text.match(/\{[^{}\s]*\}?|\}/g) ?? [];
  const unknown = written.find((variable) => !known.includes(variable));
  if (!unknown) return null;

  const allButLast = known.slice(0, -1).join(', ');
  return `expected ${allButLast} or ${known.at(-1)} in place of ${unknown}`;
}

/**
 * A text by the owner. Names in braces are replaced by the facts of the business.
 *
 * @param text `what` names it in messages; `most` and `least` are counted in characters;
 *   `variables` are names in braces that the page fills in, such as "brand"
 */
export function ownerText(text: OwnText) {
  return (
    z
      .string(`expected ${text.what}, in quotes`)
      // Pasted text may have double spaces.
      .overwrite((words) => words.trim().replace(/ {2,}/g, ' '))
      .superRefine((words, context) => {
        const message = mistakeIn(words, text);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .transform((words) => fillIn(words, namedValues()))
  );
}

const textSchema =
  (what: string, most: number) =>
  (...variables: string[]) =>
    ownerText({ what, most, variables });

// Found by trying at 320 px wide: a heading takes at most six lines, a button two.
export const heading = textSchema('a heading', 90);
export const label = textSchema('the words of a button or a link', 40);
export const sentence = textSchema('a sentence', 1000);
/** Only paragraphs can contain links: `[words](/page)`. */
export const paragraph = (...variables: string[]) =>
  ownerText({ what: 'a paragraph', most: 3000, variables, links: true });
export const title = textSchema('a title', TITLE_LIMIT);
export const description = () =>
  ownerText({ what: 'a description', most: DESCRIPTION_LIMIT, least: 50 });

export const headingAndText = z.strictObject({ heading: heading(), text: sentence() });
const point = z.strictObject({ title: heading(), text: sentence() });
/** components/ui/icons.ts has their shapes. */
export const iconNames = [
  'armchair',
  'calendar',
  'car',
  'check',
  'clock',
  'handshake',
  'house',
  'messages',
  'percent',
  'phone',
  'receipt',
  'shield',
] as const;

/** Points with an icon each. The default is a check mark. */
export const pointsWithIcons = z
  .array(point.extend({ icon: z.enum(iconNames).default('check') }))
  .min(1)
  .superRefine(eachOnce('title'));
