import { z } from 'zod';
import { leaseEnd as content } from '@/content/lease-end';
import { contentText } from '@/lib/content/schemas/content-text';
import { slug, uniqueBy } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';

const days = z.int().min(0).max(365);
const daysBefore = z
  .tuple([days, days])
  .refine(([from, to]) => from >= to, 'expected the earlier day first, such as [30, 14]');

const leaseEndSchema = z
  .array(
    z.strictObject({
      id: slug,
      appliesIn: z.enum(['ny', 'nj', 'both']),
      daysBefore,
      title: contentText({ max: 90 }),
      statement: contentText({ max: 300 }),
      source: contentText({ max: 90 }),
    }),
  )
  .superRefine(uniqueBy('id'));

export const leaseEnd = contentFile('content/lease-end.ts', leaseEndSchema, content);
