/** The texts of the pages, one file of content/ for each part of the site. */
import { slug as anchorOf } from 'github-slugger';
import { z } from 'zod';
import { about as aboutContent } from '@/content/about';
import { contact as contactContent } from '@/content/contact';
import { errorPages as errorContent } from '@/content/error-pages';
import { faq as faqContent } from '@/content/faq';
import { glossary as glossaryContent } from '@/content/glossary';
import { home as homeContent } from '@/content/home';
import { pages as pagesContent } from '@/content/pages';
import { search as searchContent } from '@/content/search';
import { business } from './business';
import { date, eachOnce, optional, photoFile, slug } from './field-schemas';
import { fillIn } from './fill-in';
import { destination } from './links';
import {
  DESCRIPTION_LIMIT,
  description,
  heading,
  label,
  ownText,
  paragraph,
  points,
  pointsWithIcons,
  sentence,
  TITLE_LIMIT,
  title,
  titled,
} from './own-text';
import { validMakes } from './valid-makes';
import { validated } from './validate';

const photo = optional(
  z.strictObject({
    file: photoFile,
    alt: ownText({ what: 'what the photo shows, such as "Our office on Main Street"', most: 200 }),
  }),
);

const proof = z.url({
  protocol: /^https$/,
  error: 'expected the URL of a page that shows the figure, such as "https://www.bbb.org/…"',
});

const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: ownText({ what: 'where your customers live', most: 60 }),
    headline: heading(),
    subline: sentence(),
    button: label(),
    secondButton: label(),
    photo,
  }),
  featuresHeading: heading(),
  features: pointsWithIcons,
  // The form below it is in view as a whole on a phone.
  quote: titled.extend({ heading: ownText({ what: 'a heading', most: 45 }), steps: points }),
  tradeIn: titled.extend({ button: label() }),
  guidesHeading: heading(),
  guidesButton: label(),
  reviewsHeading: heading(),
  reviewsLink: label(),
  stats: z
    .array(
      z.strictObject({
        // Half the width of a phone (components/home/customers.tsx).
        value: ownText({ what: 'a figure such as "100+"', most: 8 }),
        label: ownText({ what: 'what it counts, such as "Happy Customers"', most: 40 }),
        proof: optional(proof),
      }),
    )
    .min(1)
    .superRefine(eachOnce('label')),
  contact: titled.extend({ photo }),
});

export const home = validated('content/home.ts', homeSchema, homeContent);

const aboutSchema = z.strictObject({
  heading: heading(),
  photo,
  missionHeading: heading(),
  mission: z.array(sentence()).min(1),
  paymentHeading: heading(),
  valuesHeading: heading(),
  values: pointsWithIcons,
  video: z.strictObject({ title: heading(), text: sentence(), posterAlt: sentence() }),
  closing: titled.extend({ button: label(), secondButton: label() }),
});

export const about = validated('content/about.ts', aboutSchema, aboutContent);

const contactSchema = titled.extend({
  response: sentence(),
  visit: z.strictObject({ heading: heading(), hasHarborChart: z.boolean(), photo }),
});

export const contact = validated('content/contact.ts', contactSchema, contactContent);

const withContact = sentence('phone', 'email');

/** What a visitor reads after sending a form, beside what `forms.thanks` says after each. */
const thanks = titled.extend({ steps: z.array(sentence()).min(1) });
const guideLink = optional(z.strictObject({ label: label(), href: destination }));

const image = (...places: string[]) =>
  z.strictObject({
    heading: ownText({ what: 'a heading', most: 45, places }),
    text: ownText({ what: 'a line of text', most: 80, places }),
  });

const pagesSchema = z.strictObject({
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
    drawings: sentence(),
    stepsHeading: heading('brand'),
    delivery: titled,
    otherModels: z.strictObject({
      heading: heading('brand'),
      text: sentence('brand', 'models'),
      button: label('brand'),
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
  forms: z.strictObject({
    textMessages: paragraph(),
    promise: sentence(),
    sampleQuote: z.strictObject({ summary: label(), text: sentence() }),
    thanks: z.strictObject({ response: sentence(), stepsHeading: heading(), question: withContact }),
  }),
  apply: titled.extend({
    pickerHeading: heading(),
    notSure: titled,
    thanks: thanks.extend({ guide: guideLink }),
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
    thanks: thanks.extend({ guide: guideLink }),
  }),
  blog: titled.extend({ feedLink: label() }),
  guide: z.strictObject({ quote: titled, relatedHeading: heading(), askWithCredit: titled }),
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

export const pages = validated('content/pages.ts', pagesSchema, pagesContent);

const DIFFERENCE = 'what-differs';

const faqSchema = z
  .array(z.strictObject({ id: slug, question: heading(), answer: z.array(paragraph()).min(1) }))
  .refine(
    (list) => list.some(({ id }) => id === DIFFERENCE),
    `expected an entry with the id "${DIFFERENCE}", whose answer ends with howWeArePaid of content/business.ts`,
  )
  .superRefine(eachOnce('id'));

export type FaqItem = z.infer<typeof faqSchema>[number];

/** The answer to `DIFFERENCE` ends with how the business is paid. */
export const faq = validated(
  'content/faq.ts',
  faqSchema.transform((list) =>
    list.map((item) =>
      item.id === DIFFERENCE ? { ...item, answer: [...item.answer, business().howWeArePaid] } : item,
    ),
  ),
  faqContent,
);

const termName = ownText({ what: 'a term, such as "money factor"', most: 60 });

const glossarySchema = z
  .array(z.strictObject({ term: termName, also: z.array(termName).optional(), definition: sentence() }))
  .superRefine(eachOnce('term'));

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

/** The terms in alphabetical order. */
export const glossary = validated(
  'content/glossary.ts',
  glossarySchema.transform((entries) => entries.sort((a, b) => a.term.localeCompare(b.term, 'en'))),
  glossaryContent,
);

/** @param name a term or another name of it, in any case @returns its entry; `null` when the glossary has none */
export function findTerm(name: string): GlossaryEntry | null {
  const wanted = name.trim().toLowerCase();
  const isMeant = (one: string) => one.toLowerCase() === wanted;
  return glossary().find(({ term, also = [] }) => [term, ...also].some(isMeant)) ?? null;
}

/** @returns the anchor of a term: "money factor" becomes "term-money-factor" */
export const termId = ({ term }: GlossaryEntry) => `term-${anchorOf(term)}`;

/** Browsers get `broken` as it is written (broken-page.ts). */
const asWritten = z.string().regex(/^[^{}]*$/, 'expected no braces: nothing is filled in here');

export const errorPages = validated(
  'content/error-pages.ts',
  z.strictObject({
    notFound: titled,
    brandNotFound: titled,
    broken: z.strictObject({ heading: asWritten.pipe(heading()), text: asWritten.pipe(sentence()) }),
  }),
  errorContent,
);

const found = z.strictObject({ title: title(), description: description() });
function longestBrand(): string {
  const names = validMakes().map(({ name, brandName = name }) => brandName);
  return names.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** A text that is written once for all brands: it has room for the longest one, and names it, so that every brand has its own. */
const ofBrand = (schema: ReturnType<typeof sentence>, most: number) =>
  schema
    .refine(
      (text) => text.includes('{brand}'),
      'expected {brand} in the text, so that every brand has its own',
    )
    .refine((text) => fillIn(text, { brand: longestBrand(), models: '' }).length <= most, {
      error: () => `expected at most ${most} characters with the brand "${longestBrand()}"`,
    });

const searchSchema = z
  .strictObject({
    home: found,
    inventory: found,
    brand: z.strictObject({
      title: ofBrand(sentence('brand'), TITLE_LIMIT),
      // As many models as there is room for; without room for one, `withoutModels`.
      description: ofBrand(sentence('brand', 'models'), DESCRIPTION_LIMIT),
      withoutModels: ofBrand(sentence('brand'), DESCRIPTION_LIMIT),
    }),
    apply: found,
    creditApp: found.extend({ withoutOnlineForm: description() }),
    about: found,
    blog: found.extend({ feed: description() }),
    faq: found,
    contact: found,
    testimonials: found.extend({ withoutInstagram: description() }),
    business: sentence(),
  })
  .superRefine((pages, context) => {
    const seen = new Map<string, string>();
    for (const [name, texts] of Object.entries(pages))
      for (const [field, text] of typeof texts === 'string' ? [] : Object.entries(texts)) {
        const other = seen.get(text);
        const message = `expected every ${field} once; ${other} has it too`;
        if (other) context.addIssue({ code: 'custom', path: [name, field], message });
        seen.set(text, `${name}.${field}`);
      }
  });

export const search = validated('content/search.ts', searchSchema, searchContent);

export const legalFields = z.strictObject({
  ...found.shape,
  dateLabel: ownText({ what: 'what the date is, such as "Effective"', most: 40 }),
  date,
});
