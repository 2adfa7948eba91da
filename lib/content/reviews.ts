import { z } from 'zod';
import * as content from '@/content/reviews';
import { eachOnce } from './fields';
import { ownText, paragraph } from './own-text';
import { validateContent } from './validate';

const stars = 'expected a number of stars from 1 to 5, without quotes';

export const reviewsSchema = z.strictObject({
  areSampleReviews: z.boolean('expected true, or false once the reviews are real'),
  reviews: z
    .array(
      z.strictObject({
        name: ownText({ what: 'a name, such as "Maria D."', most: 60 }),
        rating: z.int(stars).refine((rating) => rating >= 1 && rating <= 5, stars),
        text: paragraph(),
        location: ownText({ what: 'a town and a state, such as "Middletown, NJ"', most: 60 }),
      }),
    )
    .min(3)
    .superRefine(eachOnce('text')),
});

/** The reviews, and whether each is shown as a sample. */
export const { reviews, areSampleReviews } = validateContent('content/reviews.ts', reviewsSchema, {
  ...content,
});
