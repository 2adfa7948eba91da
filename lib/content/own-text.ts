import { z } from 'zod';
import { fillIn } from '@/lib/content/fill-in';
import { MODEL_YEAR } from '@/lib/site/constants';
import { business } from './business';

/** What every text may contain in braces. */
const facts = {
  name: business.name,
  shortName: business.shortName,
  city: business.address.city,
  state: business.address.state,
  year: MODEL_YEAR,
};

/** Marks of formatting, which a page shows as they are. */
export const FORMATTING = /\n|\*\*|^\s*([-*•]|\d+\.)\s|<\/?[a-z]/i;

/** The shortest and the longest description that search engines show in full. */
export const DESCRIPTION_LENGTH = { min: 50, max: 165 };
/** Characters that a search engine shows of a title. */
export const TITLE_LIMIT = 65;

/**
 * The schema of a text that the owner writes. {name}, {shortName}, {city}, {state} and {year} are filled in here.
 *
 * @param what the text is, for messages: "a heading"
 * @param places the page fills in: "brand", or "phone" where the phone number becomes a link
 */
export function ownText(what: string, places: readonly string[] = []) {
  const known = [...Object.keys(facts), ...places].map((name) => `{${name}}`);
  return z
    .string()
    .trim()
    .min(1, `expected ${what}`)
    .refine(
      (text) => !FORMATTING.test(text),
      'expected plain text on one line: "**", "<b>", and "- " are shown as they are',
    )
    .superRefine((text, context) => {
      const [unknown] = (text.match(/\{[^{}\s]*\}?|\}/g) ?? []).filter((place) => !known.includes(place));
      if (unknown === undefined) return;
      const message = `expected ${known.slice(0, -1).join(', ')} or ${known.at(-1)} in place of ${unknown}`;
      context.addIssue({ code: 'custom', message });
    })
    .transform((text) => fillIn(text, facts));
}

/**
 * The schema of a page's title and description.
 *
 * @param examples for a page that is written once for several, such as brands: the values of each; both lengths hold for all
 */
export function searchTexts(examples: readonly Readonly<Record<string, string>>[] = [{}]) {
  const places = Object.keys(examples[0] ?? {});
  const lengths = (text: string) => examples.map((values) => fillIn(text, values).length);
  return {
    title: ownText('a title', places).refine((text) => Math.max(...lengths(text)) <= TITLE_LIMIT, {
      error: ({ input }) =>
        `expected at most ${TITLE_LIMIT} characters; it has ${Math.max(...lengths(String(input)))}`,
    }),
    description: ownText('a description', places).superRefine((text, context) => {
      const wrong = lengths(text).find(
        (length) => length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max,
      );
      if (wrong === undefined) return;
      const message = `expected a description of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters; it has ${wrong}`;
      context.addIssue({ code: 'custom', message });
    }),
  };
}
