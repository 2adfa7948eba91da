import { z } from 'zod';
import { business as content } from '@/content/business';
import { validateContent } from './validate';

const day = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "08:00"');
const link = z.url({ protocol: /^https?$/, error: 'expected a full address such as "https://…"' });

const businessSchema = z.object({
  name: z.string().min(2, 'expected the name of the business'),
  shortName: z.string().min(2, 'expected a short name of the business'),
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a phone number such as "(201) 555-0123"'),
  email: z.email('expected an e-mail address'),
  siteUrl: link.refine((url) => !url.endsWith('/'), 'expected no slash at the end'),
  address: z.object({
    street: z.string().min(3, 'expected a street and number'),
    city: z.string().min(2, 'expected a city'),
    state: z.string().regex(/^[A-Z]{2}$/, 'expected a state such as "NJ"'),
    zip: z.string().regex(/^\d{5}$/, 'expected a five-digit ZIP code'),
  }),
  hours: z
    .array(z.object({ days: z.array(day).min(1), label: z.string().min(1), opens: clock, closes: clock }))
    .min(1, 'expected at least one row of opening hours'),
  links: z.object({
    map: link,
    tradeIn: link,
    introVideo: link,
    instagram: z
      .array(z.object({ handle: z.string().startsWith('@', 'expected a handle such as "@name"'), url: link }))
      .length(3, 'expected three Instagram accounts'),
  }),
  leadForms: z.object({
    apply: z.string().regex(/^[\w-]+$/, 'expected the id of a form: letters, digits, hyphens'),
    credit: z.string().regex(/^[\w-]+$/, 'expected the id of a form: letters, digits, hyphens'),
    vehicle: z.string().regex(/^[\w-]+$/, 'expected the id of a form: letters, digits, hyphens'),
  }),
  brokerDisclosure: z.string(),
});

export type Business = z.infer<typeof businessSchema>;
export type OpeningHours = Business['hours'];

/** The owner's facts, validated: a wrong one fails the build naming its field (design section 2). */
export const business: Business = validateContent('content/business.ts', businessSchema, content);
