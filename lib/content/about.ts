import { z } from 'zod';
import { about as content } from '@/content/about';
import { eachOnce, includesFixed } from './list-rules';
import { validateContent } from './validate';

const text = (what: string) => z.string().trim().min(1, `expected ${what}`);

/** Fixed by docs/product.md#about-page. */
const fixedValues = ['Family First', 'Personal Touch', 'Transparency'];

const description = 'expected a description of 50 to 165 characters';

const aboutSchema = z.strictObject({
  description: z.string().min(50, description).max(165, description),
  heading: text('the heading of the page'),
  missionHeading: text('a heading'),
  mission: z.array(text('a paragraph')).min(1, 'expected at least one paragraph'),
  paymentHeading: text('a heading for howWeArePaid of business.ts'),
  valuesHeading: text('a heading'),
  values: z
    .array(z.strictObject({ title: text('the name of the value'), text: text('what it means') }))
    .superRefine(includesFixed('title', fixedValues))
    .superRefine(eachOnce('title')),
  video: z.strictObject({
    title: text('the title of the video'),
    text: text('a sentence about the video'),
    posterAlt: text('a description of the poster image'),
  }),
  closing: z.strictObject({ heading: text('a heading'), text: text('a sentence') }),
});

export type About = z.infer<typeof aboutSchema>;

/**
 * Validates the texts of the About page (docs/product.md#about-page).
 *
 * @throws Error naming the file, the field and the line
 */
export const parseAbout = (value: unknown): About => validateContent('content/about.ts', aboutSchema, value);

export const about = parseAbout(content);
