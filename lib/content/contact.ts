import { z } from 'zod';
import { visit as content } from '@/content/contact';
import { validateContent } from './validate';

const visitSchema = z.strictObject({
  heading: z.string().trim().min(1, 'expected a heading, in quotes'),
  hasHarborChart: z.boolean(),
});

/** The texts of the contact page, validated (docs/product.md#contact-page). */
export const visit = validateContent('content/contact.ts', visitSchema, content);
