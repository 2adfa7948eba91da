import { z } from 'zod';
import { about as aboutContent } from '@/content/about';
import { contact as contactContent } from '@/content/contact';
import { errorPages as errorContent } from '@/content/error-pages';
import { home as homeContent } from '@/content/home';
import { pageTexts as pageTextsContent } from '@/content/page-texts';
import { contentText } from '@/lib/content/schemas/content-text';
import { mayBeEmpty, photoFile, uniqueBy, webUrl } from '@/lib/content/schemas/fields';
import { linkTarget } from '@/lib/content/schemas/links';
import { contentFile } from '@/lib/content/schemas/parse-content';
import {
  heading,
  headingAndText,
  label,
  pageText,
  pointsWithIcons,
  textWithFacts,
  textWithLinks,
} from '@/lib/content/schemas/texts';

const photo = z.strictObject({ file: photoFile, alt: textWithFacts({ max: 200 }) }).optional();

const link = z.strictObject({ label: label(), href: linkTarget });

const steps = z
  .array(z.strictObject({ title: heading(), text: textWithLinks() }))
  .min(1)
  .superRefine(uniqueBy('title'));

const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: textWithFacts({ max: 60 }),
    headline: heading(),
    subline: pageText(),
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
  mission: z.array(pageText()).min(1),
  valuesHeading: heading(),
  values: pointsWithIcons,
  video: z.strictObject({ title: heading(), text: pageText(), posterAlt: pageText() }),
  closing: headingAndText.extend({ button: label(), secondButton: label() }),
});

export const about = contentFile('content/about.ts', aboutSchema, aboutContent);

const contactSchema = headingAndText.extend({
  closedText: pageText(),
  visit: z.strictObject({ heading: heading(), hasHarborMap: z.boolean(), photo }),
});

export const contact = contentFile('content/contact.ts', contactSchema, contactContent);

const withContact = pageText('phone', 'email');

/** What a visitor reads after sending any form. `forms.confirmation` adds a text for each form. */
const confirmation = headingAndText.extend({
  steps: z.array(pageText()).min(1),
  guide: link.optional(),
});

const pageTextsSchema = z.strictObject({
  shared: z.strictObject({
    priceNote: pageText(),
    closedPriceNote: pageText(),
    drawings: pageText(),
    samples: pageText(),
    payment: z.strictObject({ heading: heading(), withoutLicense: pageText() }),
    otherConcerns: z.strictObject({
      offerCheck: link.optional(),
      leaseEnd: link.optional(),
      credit: link.optional(),
    }),
    tradeInButton: label(),
  }),
  inventory: headingAndText.extend({
    emptyText: pageText(),
    otherCars: headingAndText,
    errorText: pageText(),
    brandsHeading: heading(),
  }),
  brand: z.strictObject({
    heading: heading('brand'),
    available: pageText('brand', 'count'),
    intro: pageText('brand'),
    inventoryLink: label('brand'),
    priceHeading: heading(),
    delivery: headingAndText,
    otherModels: z.strictObject({
      heading: heading('brand'),
      text: pageText('brand', 'models'),
      button: label('brand'),
    }),
    noModels: z.strictObject({
      heading: heading('brand'),
      text: pageText('brand'),
      unavailable: z.strictObject({ heading: heading('brand'), text: pageText() }),
      lineup: pageText('brand', 'models'),
    }),
    confirmation: headingAndText,
    allBrandsHeading: heading(),
  }),
  forms: z.strictObject({
    consent: pageText(),
    textMessages: textWithLinks(),
    noObligation: pageText(),
    whenOpen: pageText('when'),
    whenClosed: pageText('when'),
    writeInstead: label(),
    sampleQuote: z.strictObject({ link: label(), heading: heading(), text: pageText() }),
    confirmation: z.strictObject({
      response: pageText(),
      hours: pageText('when'),
      stepsHeading: heading(),
      question: withContact,
      closedQuestion: withContact,
    }),
  }),
  apply: headingAndText.extend({
    pickerHeading: heading(),
    carKind: headingAndText,
    question: z.strictObject({ subject: label(), steps: z.array(pageText()).min(1) }),
    otherMiles: pageText(),
    confirmation,
  }),
  creditApp: headingAndText.extend({
    text: textWithLinks(),
    secure: headingAndText,
    paper: z.strictObject({ heading: heading(), text: withContact, note: pageText() }),
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
    drawings: pageText(),
    closing: headingAndText,
  }),
  legal: z.strictObject({ question: withContact }),
  footer: z.strictObject({ text: pageText() }),
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
