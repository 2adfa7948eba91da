import { z } from 'zod';
import { about as aboutContent } from '@/content/about';
import { contact as contactContent } from '@/content/contact';
import { errorPages as errorContent } from '@/content/error-pages';
import { home as homeContent } from '@/content/home';
import { pageTexts as pageTextsContent } from '@/content/page-texts';
import { contentText } from '@/lib/content/schemas/content-text';
import { mayBeEmpty, photoFile, uniqueBy, webUrl } from '@/lib/content/schemas/fields';
import { href } from '@/lib/content/schemas/links';
import { contentFile } from '@/lib/content/schemas/parse-content';
import {
  heading,
  headingAndText,
  label,
  pointsWithIcons,
  text,
  textWithFacts,
  textWithLinks,
} from '@/lib/content/schemas/texts';

const photo = z.strictObject({ file: photoFile, alt: textWithFacts({ max: 200 }) }).optional();

const link = z.strictObject({ label: label(), href });

const steps = z
  .array(z.strictObject({ title: heading(), text: textWithLinks() }))
  .min(1)
  .superRefine(uniqueBy('title'));

const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: textWithFacts({ max: 60 }),
    headline: heading(),
    subline: text(),
    button: label(),
    secondButton: label(),
    photo,
  }),
  featuresHeading: heading(),
  features: pointsWithIcons,
  // Short, so that a phone shows the whole form below it without scrolling.
  quote: headingAndText.extend({
    heading: textWithFacts({ max: 45 }),
    steps,
  }),
  tradeIn: headingAndText,
  guidesHeading: heading(),
  guidesButton: label(),
  reviewsHeading: heading(),
  reviewsLink: label(),
  stats: z
    .array(
      z.strictObject({
        // It has half the width of a phone (components/home/stats-and-reviews.tsx).
        value: textWithFacts({ max: 8 }),
        label: label(),
        proof: mayBeEmpty(webUrl),
      }),
    )
    .min(1)
    .superRefine(uniqueBy('label')),
  contact: headingAndText.extend({ photo }),
});

export const home = contentFile('content/home.ts', homeSchema, homeContent);

const aboutSchema = z.strictObject({
  heading: heading(),
  photo,
  missionHeading: heading(),
  mission: z.array(text()).min(1),
  valuesHeading: heading(),
  values: pointsWithIcons,
  video: z.strictObject({ title: heading(), text: text(), posterAlt: text() }),
  closing: headingAndText.extend({ button: label(), secondButton: label() }),
});

export const about = contentFile('content/about.ts', aboutSchema, aboutContent);

const contactSchema = headingAndText.extend({
  closedText: text(),
  visit: z.strictObject({ heading: heading(), hasHarborMap: z.boolean(), photo }),
});

export const contact = contentFile('content/contact.ts', contactSchema, contactContent);

const withContact = text('phone', 'email');

/** What a visitor reads after sending any form. `forms.confirmation` adds a text for each form. */
const confirmation = headingAndText.extend({
  steps: z.array(text()).min(1),
  guide: link.optional(),
});

const pageTextsSchema = z.strictObject({
  shared: z.strictObject({
    priceNote: text(),
    closedPriceNote: text(),
    drawings: text(),
    samples: text(),
    payment: z.strictObject({ heading: heading(), withoutLicense: text() }),
    otherConcerns: z.strictObject({
      offerCheck: link.optional(),
      leaseEnd: link.optional(),
      credit: link.optional(),
    }),
    tradeInButton: label(),
  }),
  inventory: headingAndText.extend({
    emptyText: text(),
    otherCars: headingAndText,
    errorText: text(),
    brandsHeading: heading(),
  }),
  brand: z.strictObject({
    heading: heading('brand'),
    available: text('brand', 'count'),
    intro: text('brand'),
    inventoryLink: label('brand'),
    delivery: headingAndText,
    otherModels: z.strictObject({
      heading: heading('brand'),
      text: text('brand', 'models'),
      button: label('brand'),
    }),
    noModels: z.strictObject({
      heading: heading('brand'),
      text: text('brand'),
      unavailable: z.strictObject({ heading: heading('brand'), text: text() }),
      lineup: text('brand', 'models'),
    }),
    confirmation: headingAndText,
    allBrandsHeading: heading(),
  }),
  forms: z.strictObject({
    consent: text(),
    textMessages: textWithLinks(),
    noObligation: text(),
    whenOpen: text('when'),
    whenClosed: text('when'),
    writeInstead: label(),
    sampleQuote: z.strictObject({ link: label(), heading: heading(), text: text() }),
    confirmation: z.strictObject({
      response: text(),
      hours: text('when'),
      stepsHeading: heading(),
      question: withContact,
      closedQuestion: withContact,
    }),
  }),
  apply: headingAndText.extend({
    pickerHeading: heading(),
    carKind: headingAndText,
    question: z.strictObject({ subject: label(), steps: z.array(text()).min(1) }),
    otherMiles: text(),
    confirmation,
  }),
  creditApp: headingAndText.extend({
    text: textWithLinks(),
    secure: headingAndText,
    paper: z.strictObject({ heading: heading(), text: withContact, note: text() }),
    terms: textWithLinks(),
    confirmation,
  }),
  blog: headingAndText,
  guide: z.strictObject({
    ask: label(),
    quote: headingAndText,
    relatedHeading: heading(),
  }),
  faq: z.strictObject({
    heading: heading(),
    text: withContact,
    closedText: withContact,
    closing: headingAndText,
  }),
  testimonials: headingAndText.extend({
    drawings: text(),
    closing: headingAndText,
  }),
  legal: z.strictObject({ question: withContact }),
  footer: z.strictObject({ text: text() }),
});

export const pageTexts = contentFile('content/page-texts.ts', pageTextsSchema, pageTextsContent);

export const errorPages = contentFile(
  'content/error-pages.ts',
  z.strictObject({
    notFound: headingAndText,
    brandNotFound: headingAndText,
    // Browsers get it as it's written (broken-page-text.ts).
    brokenPage: z.strictObject({
      heading: contentText({ max: 90 }),
      text: contentText({ max: 1000 }),
    }),
  }),
  errorContent,
);
