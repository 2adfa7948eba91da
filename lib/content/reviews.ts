import { z } from 'zod';
import { areSampleReviews as areSamples, reviews as content } from '@/content/reviews';
import { eachOnce } from './fields';
import { validateContent } from './validate';

const filled = (error: string) => z.string(error).trim().min(1, error);

const stars = 'expected a number of stars from 1 to 5, without quotes';

export const reviewsSchema = z
  .array(
    z.strictObject({
      name: filled('expected a first name and an initial, such as "Maria D."'),
      rating: z.int(stars).min(1, stars).max(5, stars),
      text: filled('expected what the customer said, in quotes'),
      location: filled('expected a town and a state, such as "Middletown, NJ"'),
    }),
  )
  .min(
    3,
    'expected at least three reviews such as { name: "Maria D.", rating: 5, text: "…", location: "Middletown, NJ" }',
  )
  .superRefine(eachOnce('text'));

export type Review = z.infer<typeof reviewsSchema>[number];

export const reviews = validateContent('content/reviews.ts', reviewsSchema, content);

/** Whether each review is shown as a sample. */
export const areSampleReviews: boolean = validateContent(
  'content/reviews.ts',
  z.boolean('areSampleReviews: expected true, or false once the reviews are real'),
  areSamples,
);
