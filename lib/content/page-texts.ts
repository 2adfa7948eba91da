import { z } from 'zod';
import { about as aboutContent } from '@/content/about';
import { contact as contactContent } from '@/content/contact';
import { errorPages as errorContent } from '@/content/error-pages';
import { home as homeContent } from '@/content/home';
import { pageTexts as pageTextsContent } from '@/content/page-texts';
import { eachOnce, leftOutOrEmpty, photoFile } from './field-schemas';
import { destination } from './links';
import { ownText } from './own-text';
import {
  filledText,
  heading,
  headingAndText,
  label,
  paragraph,
  pointsWithIcons,
  sentence,
} from './text-schemas';
import { validated } from './validate';

const photo = leftOutOrEmpty(
  z.strictObject({
    file: photoFile,
    alt: filledText({
      what: 'what the photo shows, such as "Our office on Main Street"',
      most: 200,
    }),
  }),
);

const proof = z.url({
  protocol: /^https$/,
  error: 'expected the URL of a page that shows the figure, such as "https://www.bbb.org/…"',
});

const link = z.strictObject({ label: label(), href: destination });

const steps = z
  .array(z.strictObject({ title: heading(), text: paragraph() }))
  .min(1)
  .superRefine(eachOnce('title'));

const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: filledText({ what: 'where your customers live', most: 60 }),
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
    heading: filledText({ what: 'a heading', most: 45 }),
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
        value: filledText({ what: 'a figure such as "100+"', most: 8 }),
        label: filledText({ what: 'what it counts, such as "Happy Customers"', most: 40 }),
        proof: leftOutOrEmpty(proof),
      }),
    )
    .min(1)
    .superRefine(eachOnce('label')),
  contact: headingAndText.extend({ photo }),
});

export const home = validated('content/home.ts', homeSchema, homeContent);

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

export const about = validated('content/about.ts', aboutSchema, aboutContent);

const contactSchema = headingAndText.extend({
  closedText: sentence(),
  visit: z.strictObject({ heading: heading(), hasHarborChart: z.boolean(), photo }),
});

export const contact = validated('content/contact.ts', contactSchema, contactContent);

const withContact = sentence('phone', 'email');

/** What a visitor reads after sending any form. `forms.confirmation` adds a text for each form. */
const confirmation = headingAndText.extend({
  steps: z.array(sentence()).min(1),
  guide: leftOutOrEmpty(link),
});

const pageTextsSchema = z.strictObject({
  shared: z.strictObject({
    priceNote: sentence(),
    closedPriceNote: sentence(),
    drawings: sentence(),
    samples: sentence(),
    payment: z.strictObject({ heading: heading(), withoutLicense: sentence() }),
    questions: z.strictObject({
      offerCheck: leftOutOrEmpty(link),
      leaseEnd: leftOutOrEmpty(link),
      credit: leftOutOrEmpty(link),
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
      unknown: z.strictObject({ heading: heading('brand'), text: sentence() }),
      lineup: sentence('brand', 'models'),
    }),
    confirmation: headingAndText,
    allBrandsHeading: heading(),
  }),
  forms: z.strictObject({
    consent: sentence(),
    textMessages: paragraph(),
    promise: sentence(),
    whenOpen: sentence('when'),
    whenClosed: sentence('when'),
    inWriting: label(),
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
    askBeforeApplying: headingAndText.extend({ button: label() }),
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

export const pageTexts = validated('content/page-texts.ts', pageTextsSchema, pageTextsContent);

export const errorPages = validated(
  'content/error-pages.ts',
  z.strictObject({
    notFound: headingAndText,
    brandNotFound: headingAndText,
    // Browsers get it as it's written (error-page-text.ts).
    broken: z.strictObject({
      heading: ownText({ what: 'a heading', most: 90 }),
      text: ownText({ what: 'a sentence', most: 1000 }),
    }),
  }),
  errorContent,
);
