import { z } from 'zod';
import { home as content } from '@/content/home';
import { eachOnce, optional } from './fields';
import { ownText } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

const filled = (error: string) => z.string(error).trim().min(1, error);
const heading = ownText('a heading, in quotes');
const text = ownText('a sentence, in quotes');
const titled = z.strictObject({ title: heading, text });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    area: ownText('where your customers live, such as "New York City and New Jersey"'),
    headline: heading.refine((words) => words.length <= 90, 'expected at most 90 characters'),
    subline: text,
    photo,
  }),
  featuresHeading: heading,
  features: z.array(titled).superRefine(eachOnce('title')),
  quote: z.strictObject({
    heading: heading,
    text,
    steps: z
      .array(titled)
      .min(1, 'expected at least one step such as { title: "Choose the car", text: "…" }')
      .superRefine(eachOnce('title')),
  }),
  tradeIn: z.strictObject({
    heading: heading,
    text,
    buttonLabel: ownText('the words on a button'),
  }),
  guidesHeading: heading,
  customersHeading: heading,
  customersLink: ownText('the words of a link'),
  stats: z
    .array(
      z.strictObject({
        value: filled('expected a figure such as "100+"'),
        label: filled('expected what it counts, such as "Happy Customers"'),
        proof: optional(
          z.url({
            protocol: /^https$/,
            error: 'expected the URL of a page that shows the figure, such as "https://www.bbb.org/…"',
          }),
        ),
      }),
    )
    .min(1, 'expected at least one number such as { value: "100+", label: "Happy Customers" }')
    .superRefine(eachOnce('label')),
  contact: z.strictObject({ heading, text, photo }),
});

export type Home = z.infer<typeof homeSchema>;

export const home = validateContent('content/home.ts', homeSchema, content);
