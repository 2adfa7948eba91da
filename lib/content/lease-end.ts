import { z } from 'zod';
import { leaseEnd as content } from '@/content/lease-end';
import { daysBefore, eachOnce, slug } from './field-schemas';
import { validated } from './validate';

const when = z.union(
  [
    z.strictObject({ daysBefore }),
    z.strictObject({ monthsBefore: z.int().min(1).max(12) }),
    z.strictObject({ yearly: z.literal(true) }),
  ],
  'expected { daysBefore: [40, 20] }, the earlier day first, { monthsBefore: 3 } or { yearly: true }',
);

const leaseEndSchema = z
  .array(
    z.strictObject({
      id: slug,
      state: z.enum(['ny', 'nj', 'both']),
      when,
      title: z.string().min(5, 'expected a short title'),
      statement: z.string().min(10, 'expected a sentence'),
      source: z.string().min(5, 'expected where the fact was read'),
    }),
  )
  .superRefine(eachOnce('id'));

export const leaseEnd = validated('content/lease-end.ts', leaseEndSchema, content);

/** Something that is due at the end of a lease, relative to its scheduled end. */
export type LeaseEndFact = z.infer<typeof leaseEndSchema>[number];
