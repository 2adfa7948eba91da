import { z } from 'zod';
import { about as content } from '@/content/about';
import { eachOnce } from './fields';
import { heading, label, sentence } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

export const aboutSchema = z.strictObject({
  heading: heading(),
  photo,
  missionHeading: heading(),
  mission: z.array(sentence()).min(1),
  paymentHeading: heading(),
  valuesHeading: heading(),
  values: z
    .array(z.strictObject({ title: heading(), text: sentence() }))
    .min(1)
    .superRefine(eachOnce('title')),
  video: z.strictObject({ title: heading(), text: sentence(), posterAlt: sentence() }),
  closing: z.strictObject({
    heading: heading(),
    text: sentence(),
    quoteButton: label(),
    contactButton: label(),
  }),
});

export type About = z.infer<typeof aboutSchema>;

export const about = validateContent('content/about.ts', aboutSchema, content);
