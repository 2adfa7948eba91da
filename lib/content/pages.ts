import { z } from 'zod';
import { pages as content } from '@/content/pages';
import { ownText } from './own-text';
import { validateContent } from './validate';

const heading = ownText('a heading');
const text = ownText('a sentence');
const withContact = ownText('a sentence', ['phone', 'email']);
/** A check that a text has the place where the page puts something that the product requires. */
const needs = (place: string) =>
  [(words: string) => words.includes(place), `expected ${place} in the text`] as const;
const titled = z.strictObject({ heading, text });

/** Two lines of large type. */
const MAX_IMAGE_HEADING = 45;
/** A line of small type. */
const MAX_IMAGE_TEXT = 80;
const image = (places: readonly string[] = []) => {
  const fits = (what: string, max: number) =>
    ownText(what, places).refine(
      (words) => words.length <= max,
      `expected at most ${max} characters, which fit on the picture`,
    );
  return z.strictObject({
    heading: fits('a heading', MAX_IMAGE_HEADING),
    text: fits('a line of text', MAX_IMAGE_TEXT),
  });
};

export const pagesSchema = z.strictObject({
  inventory: z.strictObject({ note: text, emptyText: text, errorText: text, brandsHeading: heading }),
  brand: z.strictObject({
    inventoryLink: ownText('the words of a link', ['brand']),
    arrivals: ownText('a sentence'),
    otherModels: z.strictObject({
      heading: ownText('a heading', ['brand']),
      text: ownText('a sentence', ['brand', 'models']),
      buttonLabel: ownText('the words on a button', ['brand']),
    }),
    lineup: ownText('a sentence', ['brand', 'models']),
    thanks: titled,
    allBrandsHeading: heading,
  }),
  forms: z.strictObject({ textMessages: text }),
  apply: z.strictObject({ text, pickerHeading: heading }),
  creditApp: z.strictObject({
    text,
    secure: titled,
    paper: z.strictObject({ heading, text: withContact.refine(...needs('{email}')), note: text }),
    withoutOnlineForm: z.strictObject({
      phoneHeading: heading,
      phoneText: withContact.refine(...needs('{phone}')),
      paperHeading: heading,
      paperNote: text,
    }),
    terms: text,
    thanks: z.strictObject({
      heading,
      stepsHeading: heading,
      steps: z.array(text).min(1, 'expected at least one step'),
      question: withContact,
    }),
  }),
  blog: z.strictObject({ text, feedLink: ownText('the words of a link') }),
  guide: z.strictObject({ quote: titled, relatedHeading: heading }),
  faq: z.strictObject({
    text: withContact,
    glossary: z.strictObject({ heading, text: ownText('a sentence', ['count']) }),
    closing: titled,
  }),
  testimonials: z.strictObject({ heading, closing: titled }),
  legal: z.strictObject({ question: withContact }),
  footer: z.strictObject({ text }),
  shareImages: z.strictObject({ site: image(), inventory: image(), brand: image(['brand']) }),
});

export const pages = validateContent('content/pages.ts', pagesSchema, content);
