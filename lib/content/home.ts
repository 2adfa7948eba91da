import { z } from 'zod';
import { home as content } from '@/content/home';
import { eachOnce, optional } from './fields';
import { heading, label, ownText, points, sentence, titled } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: ownText({ what: 'where your customers live', most: 60 }),
    headline: heading(),
    subline: sentence(),
    button: label(),
    secondButton: label(),
    photo,
  }),
  featuresHeading: heading(),
  features: points,
  quote: titled.extend({ steps: points }),
  tradeIn: titled.extend({ buttonLabel: label() }),
  guidesHeading: heading(),
  guidesButton: label(),
  customersHeading: heading(),
  customersLink: label(),
  stats: z
    .array(
      z.strictObject({
        // Half the width of a phone; more than five are in smaller type (components/home/customers.tsx).
        value: ownText({ what: 'a figure such as "100+"', most: 10 }),
        label: ownText({ what: 'what it counts, such as "Happy Customers"', most: 40 }),
        proof: optional(
          z.url({
            protocol: /^https$/,
            error: 'expected the URL of a page that shows the figure, such as "https://www.bbb.org/…"',
          }),
        ),
      }),
    )
    .min(1)
    .superRefine(eachOnce('label')),
  contact: titled.extend({ photo }),
});

export type Home = z.infer<typeof homeSchema>;

export const home = validateContent('content/home.ts', homeSchema, content);
