import { z } from 'zod';
import { about as aboutContent } from '@/content/about';
import { contact as contactContent } from '@/content/contact';
import { errorPages as errorContent } from '@/content/error-pages';
import { home as homeContent } from '@/content/home';
import { pageTexts as pageTextsContent } from '@/content/page-texts';
import { mayBeEmpty, photoFile, uniqueBy, webUrl } from './field-schemas';
import { href } from './links';
import { contentFile } from './parse-content';
import { plainText } from './plain-text';
import {
  heading,
  headingAndText,
  label,
  paragraph,
  pointsWithIcons,
  sentence,
  textWithFacts,
} from './text-schemas';

const photo = z.strictObject({ file: photoFile, alt: textWithFacts({ max: 200 }) }).optional();

const link = z.strictObject({ label: label(), href });

const steps = z
  .array(z.strictObject({ title: heading(), text: paragraph() }))
  .min(1)
  .superRefine(uniqueBy('title'));

const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: textWithFacts({ max: 60 }),
    headline: heading(),
    subline: sentence(),
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
        // It has half the width of a phone (components/home/customers.tsx).
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
  mission: z.array(sentence()).min(1),
  valuesHeading: heading(),
  values: pointsWithIcons,
  video: z.strictObject({ title: heading(), text: sentence(), posterAlt: sentence() }),
  closing: headingAndText.extend({ button: label(), secondButton: label() }),
});

export const about = contentFile('content/about.ts', aboutSchema, aboutContent);

const contactSchema = headingAndText.extend({
  closedText: sentence(),
  visit: z.strictObject({ heading: heading(), hasHarborMap: z.boolean(), photo }),
});

export const contact = contentFile('content/contact.ts', contactSchema, contactContent);

const withContact = sentence('phone', 'email');

/** What a visitor reads after sending any form. `forms.confirmation` adds a text for each form. */
const confirmation = headingAndText.extend({
  steps: z.array(sentence()).min(1),
  guide: link.optional(),
});

const pageTextsSchema = z.strictObject({
  shared: z.strictObject({
    priceNote: sentence(),
    closedPriceNote: sentence(),
    drawings: sentence(),
    samples: sentence(),
    payment: z.strictObject({ heading: heading(), withoutLicense: sentence() }),
    otherConcerns: z.strictObject({
      offerCheck: link.optional(),
      leaseEnd: link.optional(),
      credit: link.optional(),
    }),
    tradeInButton: label(),
  }),
  inventory: headingAndText.extend({
    emptyText: sentence(),
    otherCars: headingAndText,
    errorText: sentence(),
    brandsHeading: heading(),
  }),
  brand: z.strictObject({
    heading: heading('brand'),
    available: sentence('brand', 'count'),
    intro: sentence('brand'),
    inventoryLink: label('brand'),
    delivery: headingAndText,
    otherModels: z.strictObject({
      heading: heading('brand'),
      text: sentence('brand', 'models'),
      button: label('brand'),
    }),
    noModels: z.strictObject({
      heading: heading('brand'),
      text: sentence('brand'),
      unavailable: z.strictObject({ heading: heading('brand'), text: sentence() }),
      lineup: sentence('brand', 'models'),
    }),
    confirmation: headingAndText,
    allBrandsHeading: heading(),
  }),
  forms: z.strictObject({
    consent: sentence(),
    textMessages: paragraph(),
    noObligation: sentence(),
    whenOpen: sentence('when'),
    whenClosed: sentence('when'),
    writeInstead: label(),
    sampleQuote: z.strictObject({ link: label(), heading: heading(), text: sentence() }),
    confirmation: z.strictObject({
      response: sentence(),
      hours: sentence('when'),
      stepsHeading: heading(),
      question: withContact,
      closedQuestion: withContact,
    }),
  }),
  apply: headingAndText.extend({
    pickerHeading: heading(),
    carKind: headingAndText,
    question: z.strictObject({ subject: label(), steps: z.array(sentence()).min(1) }),
    otherMiles: sentence(),
    confirmation,
  }),
  creditApp: headingAndText.extend({
    text: paragraph(),
    secure: headingAndText,
    paper: z.strictObject({ heading: heading(), text: withContact, note: sentence() }),
    terms: paragraph(),
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
    drawings: sentence(),
    closing: headingAndText,
  }),
  legal: z.strictObject({ question: withContact }),
  footer: z.strictObject({ text: sentence() }),
});

export const pageTexts = contentFile('content/page-texts.ts', pageTextsSchema, pageTextsContent);

export const errorPages = contentFile(
  'content/error-pages.ts',
  z.strictObject({
    notFound: headingAndText,
    brandNotFound: headingAndText,
    // Browsers get it as it's written (broken-page-text.ts).
    brokenPage: z.strictObject({
      heading: plainText({ max: 90 }),
      text: plainText({ max: 1000 }),
    }),
  }),
  errorContent,
);
