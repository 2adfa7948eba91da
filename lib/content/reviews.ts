import { z } from 'zod';
import * as content from '@/content/reviews';
import { uniqueBy, webUrl } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { textWithFacts } from '@/lib/content/schemas/texts';

const reviewsSchema = z.strictObject({
  reviews: z
    .array(
      z.strictObject({
        name: textWithFacts({ max: 60 }),
        rating: z.int().min(1).max(5),
        text: textWithFacts({ max: 3000 }),
        /** An invented review: the page labels it as one, and a production build refuses it. */
        sample: z.boolean().default(false),
        location: textWithFacts({ max: 60 }),
        source: z.strictObject({ name: textWithFacts({ max: 30 }), url: webUrl }).optional(),
      }),
    )
    .refine(
      ({ length }) => length === 0 || length >= 3,
      'expected at least three reviews, or none: [ ]',
    )
    .superRefine(uniqueBy('text')),
});

export const reviews = contentFile('content/reviews.ts', reviewsSchema, { ...content });
