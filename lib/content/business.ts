import { z } from 'zod';
import { business as content } from '@/content/business';
import { openingWeek, shortDay, weekdays } from '@/lib/opening-hours/opening-hours';
import { date, eachOnce, leftOutOrEmpty, photoFile, publicFile } from './field-schemas';
import { destination } from './links';
import { measuringSchema } from './measuring-schema';
import { ownText } from './own-text';
import { validated } from './validate';

/** The PDF form's standard fonts have no other characters. */
const PRINTABLE = /^[ -~\u00a0-ÿŒœŠšŽžŸ€™–—‘’“”…]*$/u;
const printed = (what: string, most: number) =>
  ownText({ what, most }).refine(
    (text) => PRINTABLE.test(text),
    'expected letters such as A to Z, é, or ü on one line: the paper form has no others',
  );
const pattern = (expression: RegExp, what: string) =>
  z.string(`expected ${what}`).trim().regex(expression, `expected ${what}`);
const link = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as "https://www.example.com/page"',
});
const profile = link.regex(
  /^https:\/\/(?:www\.)?instagram\.com\/[\w.]+\/?$/,
  'expected the URL of a profile such as "https://www.instagram.com/name/"',
);
const videoFile = link.refine(
  (url) => !/^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//i.test(url),
  'expected the URL of a video file, such as "https://storage.example.com/introduction.mp4"',
);
/** If the site's own address began with http:, every link to it would be insecure. */
const isSecure = (url: string) =>
  url.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(url);
const formId = pattern(
  /^[\w-]+$/,
  'the id of a form: letters, digits, hyphens, such as "bC3dE5fG7hJ9kL1m"',
);

const leadForms = z
  .strictObject({ apply: formId, credit: formId, dialog: formId })
  .refine(({ apply, credit, dialog }) => credit !== apply && credit !== dialog, {
    path: ['credit'],
    error: 'expected the id of a form of its own: a credit application asks for something else',
  });

// In the US, the area code and the three digits after it can't begin with 0 or 1.
const aPhone = 'expected a US phone number such as "(201) 555-0123"';
/** A number pasted from a document may contain nonbreaking spaces and hyphens. */
const phone = z
  .string(aPhone)
  .trim()
  .overwrite((text) => text.replace(/\s/g, ' ').replace(/\p{Pd}/gu, '-'))
  .regex(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, aPhone);

const aLogo = 'expected the name of an SVG or PNG of public/, such as "/logo.svg"';
const logo = z
  .string(aLogo)
  .regex(/\.(svg|png)$/, aLogo)
  .pipe(publicFile);

/** Whether a promotion counts as advertising a lease's price (docs/editing.md#promotion). */
const isPriced = (text: string) =>
  (/\$\s?\d/.test(text) && /\b(down|month(ly)?|mo|payments?|signing|due)\b/i.test(text)) ||
  /\blease\b.* (at|for|from|just|only) \$\s?\d/i.test(text) ||
  /\d\s*(a|per|\/)\s*mo(nth)?\b/i.test(text) ||
  /\b(no|zero|nothing)\s+(money\s+)?(down|due)\b|\bsign\W+(and\W+)?drive\b/i.test(text);
/** The law requires disclosures beside a price. Their terms must contain these words. */
const DISCLOSED = ['lease', 'signing', 'payment', 'security deposit'];
const hasDisclosures = (terms: string) =>
  DISCLOSED.every((words) => terms.toLowerCase().includes(words));

/** The banner of the home, inventory, and brand pages, from its first to its last day. */
const promotion = z
  .strictObject({
    text: ownText({
      what: 'the offer in one sentence, such as "Open until 10 p.m. on December 29 and 30."',
      most: 140,
      least: 5,
    }),
    terms: ownText({ what: 'the terms of the offer', most: 2_000, least: 5 }).optional(),
    from: date,
    until: date,
    href: destination.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'expected no day before "from"',
  })
  .refine(({ text, terms = '' }) => !isPriced(text) || hasDisclosures(terms), {
    path: ['text'],
    error:
      'expected no payment and no "$0 down", or the "terms" that the law wants (docs/editing.md#promotion), as in "Lease. $0 due at signing. 36 monthly payments of $450, due on the 1st. No security deposit."',
  });

const aTime = 'expected a time such as "08:00", from "00:00" to "23:59"';
const clock = z.string(aTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: aTime, abort: true });

const row = z
  .strictObject({
    days: z.array(z.enum(weekdays.map(shortDay))).min(1, 'expected at least one day such as "Sat"'),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'expected a later time than it opens at, on the same day',
  });

/** A day can be in several rows when the business closes for a break. */
const hoursSchema = z
  .array(row)
  .min(
    1,
    'expected at least one row of opening hours such as { days: ["Sat"], opens: "09:00", closes: "18:00" }',
  )
  .superRefine((rows, context) => {
    const late = openingWeek(rows).find(({ open }) =>
      open.some(({ to }, at) => to >= (open[at + 1]?.from ?? Number.POSITIVE_INFINITY)),
    );
    const message = `expected a break between the hours of ${late?.day}, or one row for both`;
    if (late) context.addIssue({ code: 'custom', message });
  });

const closuresSchema = z
  .array(
    z.strictObject({ date, label: ownText({ what: 'why, such as "Christmas Day"', most: 40 }) }),
  )
  .superRefine(eachOnce('date'))
  .default([]);

const businessSchema = z.strictObject({
  name: printed('the name of the business, such as "Jersey Auto Leasing"', 60),
  legalName: leftOutOrEmpty(
    ownText({ what: 'the registered name, such as "Jersey Auto Leasing LLC"', most: 80 }),
  ),
  shortName: ownText({ what: 'a short name of the business, such as "Jersey Auto"', most: 30 }),
  logo,
  phone,
  textPhone: phone.optional(),
  email: z.string().trim().pipe(z.email('expected an email address such as "hello@example.com"')),
  siteUrl: z
    .string()
    .trim()
    .pipe(
      link
        .refine((url) => URL.canParse(url) && new URL(url).origin === url, {
          error:
            'expected no slash and no path after the domain, and lower-case letters, such as "https://www.example.com"',
          abort: true,
        })
        .refine(
          isSecure,
          'expected https, such as "https://www.example.com": write https:// in place of http://',
        ),
    ),
  address: z.strictObject({
    street: printed('a number and street, such as "12 Main Street"', 80),
    city: printed('a city, such as "Red Bank"', 40),
    state: pattern(/^[A-Z]{2}$/, 'a state such as "NJ"'),
    zip: pattern(
      /^\d{5}(-\d{4})?$/,
      'a ZIP code of five or nine digits in quotes, such as "07701"',
    ),
  }),
  areaServed: z.array(ownText({ what: 'a city or state such as "New Jersey"', most: 40 })).min(1),
  hours: hoursSchema,
  closures: closuresSchema,
  promotion: promotion.optional(),
  howWeArePaid: ownText({
    what: 'a sentence about who pays you, such as "The dealership that supplies your car pays us a fee."',
    most: 1_000,
    least: 20,
  }),
  creditFee: ownText({
    what: 'a sentence such as "We don’t charge a fee for a credit application."',
    most: 300,
    least: 20,
  }),
  oldCar: ownText({
    what: 'a sentence such as "We bring your old car back to the dealer."',
    most: 300,
    least: 20,
  }),
  newYorkRegistration: leftOutOrEmpty(
    ownText({ what: 'a registration number such as "7123456"', most: 40 }),
  ),
  newJerseyLicense: leftOutOrEmpty(ownText({ what: 'a license number such as "12345"', most: 40 })),
  links: z
    .strictObject({
      map: leftOutOrEmpty(link),
      tradeIn: leftOutOrEmpty(link),
      introVideo: leftOutOrEmpty(videoFile),
      instagram: z
        .array(
          z.strictObject({
            handle: pattern(/^@[\w.]+$/, 'a handle such as "@name"'),
            url: profile,
          }),
        )
        .superRefine(eachOnce('url'))
        .default([]),
    })
    .default({ instagram: [] }),
  leadForms,
  people: z
    .array(
      z.strictObject({
        name: ownText({ what: 'the name of a person, such as "Jane Doe"', most: 40 }),
        role: ownText({
          what: 'what the person does, such as "Answers the phone and finds your car"',
          most: 80,
        }),
        text: leftOutOrEmpty(
          ownText({ what: 'a sentence such as "I pick up when you call."', most: 140 }),
        ),
        photo: leftOutOrEmpty(photoFile),
        phone: leftOutOrEmpty(phone),
      }),
    )
    .max(3, 'expected at most 3 people: there is no room for more beside a form')
    .superRefine(eachOnce('name'))
    .default([]),
  brokerDisclosure: z.string('expected a sentence in quotes, or "" for none').trim().default(''),
  measuring: measuringSchema,
});

export type Business = z.infer<typeof businessSchema>;

export const business = validated('content/business.ts', businessSchema, content);
