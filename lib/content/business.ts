import { z } from 'zod';
import { business as content } from '@/content/business';
import { contentText } from '@/lib/content/schemas/content-text';
import {
  date,
  mayBeEmpty,
  photoFile,
  publicFile,
  uniqueBy,
  webUrl,
} from '@/lib/content/schemas/fields';
import { linkTarget } from '@/lib/content/schemas/links';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { openingWeek, shortDay, weekdays } from '@/lib/opening-hours/opening-hours';

/** "https://www.example.com" or, on a computer of yours, "http://localhost:3000" */
const SITE_URL = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;

const formId = z
  .string()
  .regex(/^[\w-]+$/, 'expected the id of a form, such as "bC3dE5fG7hJ9kL1m"');

const leadForms = z
  .strictObject({ apply: formId, credit: formId, dialog: formId })
  .refine(({ apply, credit, dialog }) => credit !== apply && credit !== dialog, {
    path: ['credit'],
    error: 'expected the id of a form of its own: a credit application asks for something else',
  });

/**
 * "(201) 555-0123" or "(646) 555-0199". In the US, the area code and the three digits after it can't
 * begin with 0 or 1.
 */
const US_PHONE = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;

/** A number pasted from a document may contain nonbreaking spaces and hyphens. */
const phone = z
  .string()
  .overwrite((text) =>
    text
      .trim()
      .replace(/\s/g, ' ')
      .replace(/\p{Pd}/gu, '-'),
  )
  .regex(US_PHONE, 'expected a US phone number such as "(201) 555-0123"');

/** What makes a promotion the advertisement of a price (docs/editing.md#promotion). */
const PAYMENT_CLAIMS = [
  // "$0 down", "payments of $299"
  /^(?=.*\$\s?\d).*\b(down|month(ly)?|mo|payments?|signing|due)\b/i,
  // "Lease a Kia for $299"
  /\blease\b.* (at|for|from|just|only) \$\s?\d/i,
  // "199 a month", "199/mo"
  /\d\s*(a|per|\/)\s*mo(nth)?\b/i,
  // "no money down"
  /\b(no|zero|nothing)\s+(money\s+)?(down|due)\b/i,
  // "sign & drive"
  /\bsign\W+(and\W+)?drive\b/i,
];
/** The law requires disclosures beside a price. Their terms must contain these words. */
const REQUIRED_TERMS = ['lease', 'signing', 'payment', 'security deposit'];
const hasDisclosures = (terms: string) =>
  REQUIRED_TERMS.every((words) => terms.toLowerCase().includes(words));

/** The banner of the home, inventory, and brand pages, from its first to its last day. */
const promotion = z
  .strictObject({
    text: contentText({ min: 5, max: 140 }),
    terms: contentText({ min: 5, max: 2_000 }).optional(),
    from: date,
    until: date,
    href: linkTarget.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'expected no day before "from"',
  })
  .refine(
    ({ text, terms = '' }) =>
      PAYMENT_CLAIMS.every((claim) => !claim.test(text)) || hasDisclosures(terms),
    {
      path: ['text'],
      error:
        'expected no payment and no "$0 down", or the "terms" that the law wants (docs/editing.md#promotion), as in "Lease. $0 due at signing. 36 monthly payments of $450, due on the 1st. No security deposit."',
    },
  );

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "08:00", from "00:00" to "23:59"');

const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays.map(shortDay))).min(1),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'expected a later time than it opens at, on the same day',
  });

/** A day can be in several rows when the business closes for a break. */
const hours = z
  .array(openingHours)
  .min(1)
  .superRefine((rows, context) => {
    const late = openingWeek(rows).find(({ open }) =>
      open.some(({ to }, at) => to >= (open[at + 1]?.from ?? Number.POSITIVE_INFINITY)),
    );
    const message = `expected a break between the hours of ${late?.day}, or one row for both`;
    if (late) context.addIssue({ code: 'custom', message });
  });

const closures = z
  .array(z.strictObject({ date, label: contentText({ max: 40 }) }))
  .superRefine(uniqueBy('date'))
  .default([]);

/** "https://www.instagram.com/name/" or "https://instagram.com/name" */
const PROFILE = /^https:\/\/(www\.)?instagram\.com\/[\w.]+\/?$/;

const instagramAccount = z.strictObject({
  handle: z.string().regex(/^@[\w.]+$/, 'expected a handle such as "@name"'),
  url: webUrl.regex(
    PROFILE,
    'expected the URL of a profile such as "https://www.instagram.com/name/"',
  ),
});

const links = z
  .strictObject({
    map: mayBeEmpty(webUrl),
    tradeIn: mayBeEmpty(webUrl),
    introVideo: mayBeEmpty(
      webUrl.refine(
        (url) => !/\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//i.test(url),
        'expected the URL of a video file, such as "https://storage.example.com/introduction.mp4"',
      ),
    ),
    instagram: z.array(instagramAccount).superRefine(uniqueBy('url')).default([]),
  })
  .default({ instagram: [] });

const people = z
  .array(
    z.strictObject({
      name: contentText({ max: 40 }),
      role: contentText({ max: 80 }),
      text: mayBeEmpty(contentText({ max: 140 })),
      photo: mayBeEmpty(photoFile),
      phone: mayBeEmpty(phone),
    }),
  )
  .max(3, 'expected at most 3 people: there is no room for more beside a form')
  .superRefine(uniqueBy('name'))
  .default([]);

/** "https://connect.facebook.net" or "https://*.facebook.net" */
const HOST = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const host = z
  .string()
  .regex(HOST, 'expected a host such as "https://connect.facebook.net", without a path');

/** What we may measure and remember about a visit (docs/measuring.md). */
export const measuringSchema = z
  .strictObject({
    googleAnalytics: z.boolean().default(false),
    remarketing: z.boolean().default(false),
    adClickDays: z.int().min(0).max(90).default(30),
    otherScriptHosts: z.array(host).default([]),
  })
  .prefault({});

export type Measuring = z.infer<typeof measuringSchema>;

const businessSchema = z.strictObject({
  name: contentText({ max: 60 }),
  legalName: mayBeEmpty(contentText({ max: 80 })),
  shortName: contentText({ max: 30 }),
  logo: z
    .string()
    .regex(/\.(svg|png)$/, 'expected the name of an SVG or PNG of public/, such as "/logo.svg"')
    .pipe(publicFile),
  phone,
  textPhone: phone.optional(),
  email: z.email('expected an email address such as "hello@example.com"'),
  siteUrl: z
    .string()
    .regex(
      SITE_URL,
      'expected https://, lower-case letters, and nothing behind the domain, such as "https://www.example.com"',
    ),
  address: z.strictObject({
    street: contentText({ max: 80 }),
    city: contentText({ max: 40 }),
    state: z.string().regex(/^[A-Z]{2}$/, 'expected a state such as "NJ"'),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'expected a ZIP code such as "07701"'),
  }),
  areaServed: z.array(contentText({ max: 40 })).min(1),
  hours,
  closures,
  promotion: promotion.optional(),
  howWeArePaid: contentText({ min: 20, max: 1_000 }),
  creditFee: contentText({ min: 20, max: 300 }),
  oldCar: contentText({ min: 20, max: 300 }),
  newYorkRegistration: mayBeEmpty(contentText({ max: 40 })),
  newJerseyLicense: mayBeEmpty(contentText({ max: 40 })),
  links,
  leadForms,
  people,
  brokerDisclosure: z.string().trim().default(''),
  measuring: measuringSchema,
});

export type Business = z.infer<typeof businessSchema>;

/** The address on one line: "12 Main Street, Red Bank, NJ 07701". */
export const addressLine = ({ address: { street, city, state, zip } }: Business) =>
  `${street}, ${city}, ${state} ${zip}`;

export const business = contentFile('content/business.ts', businessSchema, content);
