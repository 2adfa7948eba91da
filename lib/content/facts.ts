import { z } from 'zod';
import { facts as content } from '@/content/facts';
import { date, eachOnce, slug } from './fields';
import { validateContent } from './validate';

const amount = String.raw`(?:\$\d{1,3}(?:,\d{3})*(?:\.\d+)?)`;
const printed = z
  .string()
  .regex(
    new RegExp(`^(?:${amount}(?:–${amount})?|\\d+(?:\\.\\d+)?(?:%| cubic feet))$`),
    'expected an amount such as "$1,095", "$300–$500", "6.625%" or "18.6 cubic feet"',
  );

const factsSchema = z
  .array(
    z.strictObject({
      id: slug,
      amounts: z.array(printed).min(1),
      statement: z.string().min(10, 'expected a sentence'),
      source: z.string().min(5, 'expected where the fact was read'),
      confidence: z.enum(['high', 'medium']),
      asOf: date,
      validFrom: date.optional(),
      validUntil: date.optional(),
    }),
  )
  .superRefine(eachOnce('id'));

/** The facts that guides may print with a $ or a %, validated. */
export const facts = validateContent('content/facts.ts', factsSchema, content);
