import { z } from 'zod';
import { pages as content } from '@/content/pages';
import { heading, label, ownText, paragraph, sentence, titled } from './own-text';
import { validateContent } from './validate';

const withContact = sentence('phone', 'email');

/** Two lines of large type and a line of small type. */
const image = (...places: string[]) =>
  z.strictObject({
    heading: ownText({ what: 'a heading', most: 45, places }),
    text: ownText({ what: 'a line of text', most: 80, places }),
  });

export const pagesSchema = z.strictObject({
  inventory: titled.extend({
    note: sentence(),
    emptyText: sentence(),
    errorText: sentence(),
    brandsHeading: heading(),
  }),
  brand: z.strictObject({
    heading: heading('brand'),
    available: sentence('brand', 'count'),
    inventoryLink: label('brand'),
    otherModels: z.strictObject({
      heading: heading('brand'),
      text: sentence('brand', 'models'),
      buttonLabel: label('brand'),
    }),
    noModels: z.strictObject({
      heading: heading('brand'),
      text: sentence('brand'),
      arrivals: sentence(),
      lineup: sentence('brand', 'models'),
    }),
    thanks: titled,
    allBrandsHeading: heading(),
  }),
  forms: z.strictObject({ textMessages: paragraph() }),
  apply: titled.extend({
    pickerHeading: heading(),
    thanks: titled.extend({ response: sentence() }),
  }),
  creditApp: titled.extend({
    secure: titled,
    paper: z.strictObject({ heading: heading(), text: withContact, note: sentence() }),
    withoutOnlineForm: z.strictObject({
      phoneHeading: heading(),
      phoneText: withContact,
      paperHeading: heading(),
      paperNote: sentence(),
    }),
    terms: paragraph(),
    thanks: z.strictObject({
      heading: heading(),
      stepsHeading: heading(),
      steps: z.array(sentence()).min(1),
      question: withContact,
    }),
  }),
  blog: titled.extend({ feedLink: label() }),
  guide: z.strictObject({ quote: titled, relatedHeading: heading() }),
  faq: z.strictObject({
    heading: heading(),
    text: withContact,
    glossary: z.strictObject({ heading: heading(), text: sentence('count') }),
    closing: titled,
  }),
  testimonials: titled.extend({ note: sentence(), closing: titled }),
  legal: z.strictObject({ question: withContact }),
  footer: z.strictObject({ text: sentence() }),
  shareImages: z.strictObject({ site: image(), inventory: image(), brand: image('brand') }),
});

export const pages = validateContent('content/pages.ts', pagesSchema, content);
