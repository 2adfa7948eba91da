/** Validated by the check of content/ alone: charts read the steps as they are. */
import { z } from 'zod';
import { leaseStart as content } from '@/content/lease-start';
import { daysBefore } from './field-schemas';
import { validated } from './validate';

const words = z.string().trim().min(2);
const step = z.strictObject({
  title: words,
  state: z.enum(['ny', 'nj', 'both']),
  daysBefore,
  source: words,
});

validated('content/lease-start.ts', z.array(step), content);
