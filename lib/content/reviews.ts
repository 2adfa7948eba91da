import { z } from 'zod';
import * as content from '@/content/reviews';
import { eachOnce, leftOutOrEmpty } from './field-schemas';
import { filledText } from './text-schemas';
import { validated } from './validate';

const stars = 'expected a whole number from 1 to 5, without quotes';

const reviewsSchema = z.strictObject({
  reviews: z
    .array(
      z.strictObject({
        name: filledText({ what: 'a name, such as "Maria D."', most: 60 }),
        rating: z.int(stars).refine((rating) => rating >= 1 && rating <= 5, stars),
        text: filledText({ what: 'what the customer wrote', most: 3000 }),
        /** An invented review: the page labels it as one, and a production build refuses it. */
        sample: z.boolean('expected true, or no such field once the review is real').default(false),
        location: filledText({ what: 'a town and a state, such as "Middletown, NJ"', most: 60 }),
        source: leftOutOrEmpty(
          z.strictObject({
            name: filledText({
              what: 'where the review was published, such as "Google"',
              most: 30,
            }),
            url: z.url({
              protocol: /^https$/,
              error: 'expected the URL of the review or your profile, which starts with https://',
            }),
          }),
        ),
      }),
    )
    .refine(
      ({ length }) => length === 0 || length >= 3,
      'expected at least three reviews, or none: [ ]',
    )
    .superRefine(eachOnce('text')),
});

export const reviews = validated('content/reviews.ts', reviewsSchema, { ...content });
