import { z } from 'zod';
import { about as content } from '@/content/about';
import { eachOnce } from './fields';
import { ownText } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

export const aboutSchema = z.strictObject({
  heading: ownText('the heading of the page'),
  photo,
  missionHeading: ownText('a heading'),
  mission: z.array(ownText('a paragraph')).min(1, 'expected at least one paragraph'),
  paymentHeading: ownText('a heading for howWeArePaid of business.ts'),
  valuesHeading: ownText('a heading'),
  values: z
    .array(z.strictObject({ title: ownText('the name of the value'), text: ownText('what it means') }))
    .superRefine(eachOnce('title')),
  video: z.strictObject({
    title: ownText('the title of the video'),
    text: ownText('a sentence about the video'),
    posterAlt: ownText('a description of the poster image'),
  }),
  closing: z.strictObject({ heading: ownText('a heading'), text: ownText('a sentence') }),
});

export type About = z.infer<typeof aboutSchema>;

export const about = validateContent('content/about.ts', aboutSchema, content);
