import { z } from 'zod';
import { leaseEnd as content } from '@/content/lease-end';
import { eachOnce } from './fields';
import { validateContent } from './validate';

const days = z.int().min(0, 'expected days before the end').max(365, 'expected days of the last year');
const when = z
  .union(
    [
      z.strictObject({ daysBefore: z.tuple([days, days]) }),
      z.strictObject({ monthsBefore: z.int().min(1).max(12) }),
      z.strictObject({ yearly: z.literal(true) }),
    ],
    'expected { daysBefore: [40, 20] }, { monthsBefore: 3 } or { yearly: true }',
  )
  .refine(
    (value) => !('daysBefore' in value) || value.daysBefore[0] >= value.daysBefore[1],
    'expected the earlier day first, such as [40, 20]',
  );

export const leaseEndSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'expected lower-case letters, digits and hyphens'),
      state: z.enum(['ny', 'nj', 'both']),
      when,
      title: z.string().min(5, 'expected a short title'),
      statement: z.string().min(10, 'expected a sentence'),
      source: z.string().min(5, 'expected where the fact was read'),
      confidence: z.enum(['high', 'medium', 'advice']),
    }),
  )
  .superRefine(eachOnce('id'));

/** What is due at the end of a lease; `leaseEndCalendar` makes dates of it. */
export const leaseEnd = validateContent('content/lease-end.ts', leaseEndSchema, content);
