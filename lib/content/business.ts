import { z } from 'zod';
import { business as content } from '@/content/business';
import { lot } from '@/content/model-year';
import { eachOnce, optional, trimmed, year } from './fields';
import { closuresSchema, hoursSchema } from './hours';
import { personSchema } from './person';
import { promotionSchema } from './promotion';
import { validateContent } from './validate';

/** What the standard fonts of the paper form (PDF) have. */
const PRINTABLE = /^[ -~\u00a0-ÿŒœŠšŽžŸ€™–—‘’“”…]*$/u;
/** A text that the paper form prints: one line, of limited length. */
const text = (error: string, most: number) =>
  z
    .string(error)
    .trim()
    .min(2, error)
    .max(most, `expected at most ${most} characters`)
    .regex(PRINTABLE, 'expected letters such as A to Z, é, or ü on one line: the paper form has no others');
const pattern = (expression: RegExp, error: string) => z.string(error).trim().regex(expression, error);
const link = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as "https://www.example.com/page"',
});
const profile = link.regex(
  /^https:\/\/(?:www\.)?instagram\.com\/[\w.]+\/?$/,
  'expected the URL of a profile such as "https://www.instagram.com/name/"',
);
/** The page plays a file; the page of a video service isn't one. */
const videoFile = link.refine(
  (url) => !/^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//i.test(url),
  'expected the URL of a video file, such as "https://storage.example.com/introduction.mp4"',
);
const formId = pattern(
  /^[\w-]+$/,
  'expected the id of a form: letters, digits, hyphens, such as "bC3dE5fG7hJ9kL1m"',
);

// In the United States neither the area code nor the three digits after it begin with 0 or 1.
const phone = pattern(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'expected a US phone number such as "(201) 555-0123"',
);

export const lotSchema = z.strictObject({
  modelYear: year,
  inventoryTable: pattern(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});

export const businessSchema = z.strictObject({
  name: text('expected the name of the business, such as "Jersey Auto Leasing"', 60),
  shortName: text('expected a short name of the business, such as "Jersey Auto"', 30),
  phone,
  secondPhone: z
    .strictObject({ label: text('expected what the line is for, such as "Español"', 16), number: phone })
    .optional(),
  email: trimmed(z.email('expected an email address such as "hello@example.com"')),
  siteUrl: trimmed(
    link.refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      'expected no slash and no path after the domain, and lower-case letters, such as "https://www.example.com"',
    ),
  ),
  address: z.strictObject({
    street: text('expected a number and street, such as "12 Main Street"', 80),
    city: text('expected a city, such as "Red Bank"', 40),
    state: pattern(/^[A-Z]{2}$/, 'expected a state such as "NJ"'),
    zip: pattern(/^\d{5}(-\d{4})?$/, 'expected a ZIP code of five or nine digits in quotes, such as "07701"'),
  }),
  hours: hoursSchema,
  closures: closuresSchema,
  promotion: promotionSchema.optional(),
  howWeArePaid: z
    .string('expected a sentence about who pays you, in quotes')
    .trim()
    .min(20, 'expected a sentence such as "The dealership that supplies your car pays us a fee."'),
  links: z
    .strictObject({
      map: optional(link),
      tradeIn: optional(link),
      introVideo: optional(videoFile),
      instagram: z
        .array(
          z.strictObject({ handle: pattern(/^@[\w.]+$/, 'expected a handle such as "@name"'), url: profile }),
        )
        .superRefine(eachOnce('url'))
        .default([]),
    })
    .default({ instagram: [] }),
  leadForms: z.strictObject({
    apply: formId,
    credit: optional(formId),
    vehicle: formId,
  }),
  guideAuthor: optional(personSchema),
  guideReviewer: optional(personSchema),
  brokerDisclosure: z.string('expected a sentence in quotes, or "" for none').trim().default(''),
});

export type Business = z.infer<typeof businessSchema> & z.infer<typeof lotSchema>;

/** The facts of the business, validated; a mistake fails the build, naming the field and the line. */
export const business: Business = {
  ...validateContent('content/business.ts', businessSchema, content),
  ...validateContent('content/model-year.ts', lotSchema, lot),
};
