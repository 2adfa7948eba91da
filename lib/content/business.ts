import { z } from 'zod';
import { business as content } from '@/content/business';
import { validateContent } from './validate';

const day = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
const text = (error: string) => z.string(error).min(2, error);
const pattern = (expression: RegExp, error: string) => z.string(error).regex(expression, error);
const clock = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "08:00"');
const link = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as "https://www.example.com/page"',
});
const formId = pattern(
  /^[\w-]+$/,
  'expected the id of a form: letters, digits, hyphens, such as "bC3dE5fG7hJ9kL1m"',
);

const businessSchema = z.object({
  name: text('expected the name of the business, such as "Jersey Auto Leasing"'),
  shortName: text('expected a short name of the business, such as "Jersey Auto"'),
  phone: pattern(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a phone number such as "(201) 555-0123"'),
  email: z.email('expected an e-mail address such as "hello@example.com"'),
  siteUrl: link.refine(
    (url) => !url.endsWith('/'),
    'expected no slash at the end, such as "https://www.example.com"',
  ),
  address: z.object({
    street: text('expected a number and street, such as "12 Main Street"'),
    city: text('expected a city, such as "Red Bank"'),
    state: pattern(/^[A-Z]{2}$/, 'expected a state such as "NJ"'),
    zip: pattern(/^\d{5}$/, 'expected a five-digit ZIP code in quotes, such as "07701"'),
  }),
  hours: z
    .array(z.object({ days: z.array(day).min(1), label: z.string().min(1), opens: clock, closes: clock }))
    .min(
      1,
      'expected at least one row of opening hours such as { days: ["Sat"], label: "Sat", opens: "09:00", closes: "18:00" }',
    ),
  links: z.object({
    map: link,
    tradeIn: link,
    introVideo: link,
    instagram: z
      .array(z.object({ handle: z.string().startsWith('@', 'expected a handle such as "@name"'), url: link }))
      .length(
        3,
        'expected three Instagram accounts such as { handle: "@name", url: "https://www.instagram.com/name/" }',
      ),
  }),
  leadForms: z.object({
    apply: formId,
    credit: formId,
    vehicle: formId,
  }),
  brokerDisclosure: z.string(),
});

export type Business = z.infer<typeof businessSchema>;

/** The facts of the business, validated; a mistake fails the build, naming the field and the line. */
export const business: Business = validateContent('content/business.ts', businessSchema, content);
