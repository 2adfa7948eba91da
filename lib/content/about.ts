import { z } from 'zod';
import { about as content } from '@/content/about';
import { validateContent } from './validate';

const text = (what: string) => z.string().trim().min(1, `expected ${what}`);

const aboutSchema = z.object({
  heading: text('the heading of the page'),
  missionHeading: text('a heading'),
  mission: z.array(text('a paragraph')).min(1, 'expected at least one paragraph'),
  valuesHeading: text('a heading'),
  values: z
    .array(z.object({ title: text('the name of the value'), text: text('what it means') }))
    .min(3, 'expected at least three values'),
  video: z.object({
    title: text('the title of the video'),
    text: text('a sentence about the video'),
    posterAlt: text('a description of the poster image'),
  }),
  closing: z.object({ heading: text('a heading'), text: text('a sentence') }),
});

export type About = z.infer<typeof aboutSchema>;

/**
 * Validates the texts of the About page (docs/product.md#about-page).
 *
 * @throws Error naming the file, the field and the line
 */
export const parseAbout = (value: unknown): About => validateContent('content/about.ts', aboutSchema, value);

export const about = parseAbout(content);
