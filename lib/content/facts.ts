import { z } from 'zod';
import { facts as content } from '@/content/facts';
import { eachOnce } from './fields';
import { validateContent } from './validate';

const amount = String.raw`(?:\$\d{1,3}(?:,\d{3})*(?:\.\d+)?)`;
const printed = z
  .string()
  .regex(
    new RegExp(`^(?:${amount}(?:–${amount})?|\\d+(?:\\.\\d+)?(?:%| cubic feet))$`),
    'expected an amount such as "$1,095", "$300–$500", "6.625%" or "18.6 cubic feet"',
  );

const day = z.iso.date('expected a date such as "2026-11-21"');

const factsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'expected lower-case letters, digits and hyphens'),
      amounts: z.array(printed).min(1, 'expected at least one amount'),
      statement: z.string().min(10, 'expected a sentence'),
      source: z.string().min(5, 'expected where the fact was read'),
      confidence: z.enum(['high', 'medium'], 'expected high or medium'),
      asOf: day,
      validFrom: day.optional(),
      validUntil: day.optional(),
    }),
  )
  .superRefine(eachOnce('id'));

/** The facts that guides may print with a $ or a %, validated. */
export const facts = validateContent('content/facts.ts', factsSchema, content);
