import { z } from 'zod';
import { about as content } from '@/content/about';
import { heading, label, points, sentence, titled } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

export const aboutSchema = z.strictObject({
  heading: heading(),
  photo,
  missionHeading: heading(),
  mission: z.array(sentence()).min(1),
  paymentHeading: heading(),
  valuesHeading: heading(),
  values: points,
  video: z.strictObject({ title: heading(), text: sentence(), posterAlt: sentence() }),
  closing: titled.extend({ quoteButton: label(), contactButton: label() }),
});

export type About = z.infer<typeof aboutSchema>;

export const about = validateContent('content/about.ts', aboutSchema, content);
