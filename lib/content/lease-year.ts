/** What happens in which months of a year of leasing. */
import { z } from 'zod';
import { leaseYear as content } from '@/content/lease-year';
import { validated } from './validate';

const lane = z.strictObject({
  title: z.string().trim().min(2),
  months: z.array(z.int().min(1).max(12)).min(1),
  models: z.enum(['new', 'outgoing']).optional(),
});

export const leaseYear = validated('content/lease-year.ts', z.array(lane).min(1), content);
