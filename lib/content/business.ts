import { z } from 'zod';
import { business as content } from '@/content/business';
import { hoursSchema } from './hours';
import { eachOnce } from './list-rules';
import { personSchema } from './person';
import { validateContent } from './validate';

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

const text = (error: string) => z.string(error).trim().min(2, error);
const pattern = (expression: RegExp, error: string) => z.string(error).regex(expression, error);
const link = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as "https://www.example.com/page"',
});
/** Left out when the line is deleted or the text is empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const profile = link.regex(
  /^https:\/\/(?:www\.)?instagram\.com\/[\w.]+\/?$/,
  'expected the URL of a profile such as "https://www.instagram.com/name/"',
);
const formId = pattern(
  /^[\w-]+$/,
  'expected the id of a form: letters, digits, hyphens, such as "bC3dE5fG7hJ9kL1m"',
);

const businessSchema = z.strictObject({
  name: text('expected the name of the business, such as "Jersey Auto Leasing"'),
  shortName: text('expected a short name of the business, such as "Jersey Auto"'),
  // In the United States neither the area code nor the three digits after it begin with 0 or 1.
  phone: pattern(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, 'expected a US phone number such as "(201) 555-0123"'),
  email: z.email('expected an e-mail address such as "hello@example.com"'),
  siteUrl: link.refine(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'expected no slash and no path after the domain, such as "https://www.example.com"',
  ),
  address: z.strictObject({
    street: text('expected a number and street, such as "12 Main Street"'),
    city: text('expected a city, such as "Red Bank"'),
    state: z.enum(STATES, 'expected a state such as "NJ"'),
    zip: pattern(/^\d{5}$/, 'expected a five-digit ZIP code in quotes, such as "07701"'),
  }),
  hours: hoursSchema,
  howWeArePaid: z
    .string('expected a sentence about who pays you, in quotes')
    .trim()
    .min(20, 'expected a sentence such as "The dealership that supplies your car pays us a fee."'),
  links: z.strictObject({
    map: optional(link),
    tradeIn: optional(link),
    introVideo: optional(link),
    instagram: z
      .array(
        z.strictObject({ handle: pattern(/^@[\w.]+$/, 'expected a handle such as "@name"'), url: profile }),
      )
      .superRefine(eachOnce('url'))
      .default([]),
  }),
  leadForms: z.strictObject({
    apply: formId,
    credit: optional(formId),
    vehicle: formId,
  }),
  guideAuthor: optional(personSchema),
  guideReviewer: optional(personSchema),
  brokerDisclosure: z.string('expected a sentence in quotes, or "" for none'),
});

export type Business = z.infer<typeof businessSchema>;

/** The facts of the business, validated; a mistake fails the build, naming the field and the line. */
export const business: Business = validateContent('content/business.ts', businessSchema, content);
