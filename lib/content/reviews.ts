import { z } from 'zod';
import { reviews as content } from '@/content/reviews';
import { validateContent } from './validate';

const filled = (error: string) => z.string(error).trim().min(1, error);

const reviewsSchema = z
  .array(
    z.object({
      name: filled('expected a first name and an initial, such as "Maria D."'),
      rating: z.literal(5, 'expected 5'),
      text: filled('expected what the customer said, in quotes'),
      location: filled('expected a town and a state, such as "Middletown, NJ"'),
    }),
  )
  .min(
    3,
    'expected at least three reviews such as { name: "Maria D.", rating: 5, text: "…", location: "Middletown, NJ" }',
  );

export type Review = z.infer<typeof reviewsSchema>[number];

/**
 * Validates the reviews of the home page (docs/product.md#home-page).
 *
 * @throws Error naming the file, the field and the line
 */
export const parseReviews = (value: unknown): Review[] =>
  validateContent('content/reviews.ts', reviewsSchema, value);

export const reviews = parseReviews(content);
