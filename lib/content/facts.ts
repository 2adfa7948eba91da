/** The facts that guides may print with a $ or a %. */
import { z } from 'zod';
import { facts as content } from '@/content/facts';
import { date, eachOnce, slug } from './field-schemas';
import { validated } from './validate';

const printedAmount = String.raw`(?:\$\d{1,3}(?:,\d{3})*(?:\.\d+)?)`;
const printed = z
  .string()
  .regex(
    new RegExp(`^(?:${printedAmount}(?:–${printedAmount})?|\\d+(?:\\.\\d+)?%)$`),
    'expected an amount such as "$1,095", "$300–$500" or "6.625%"',
  );

const factsSchema = z
  .array(
    z
      .strictObject({
        id: slug,
        amounts: z.array(printed),
        statement: z.string().min(10, 'expected a sentence'),
        source: z.string().min(5, 'expected where the fact was read'),
        url: z.url('expected the address of the page that was read').optional(),
        confidence: z.enum(['high', 'medium', 'ours']),
        asOf: date,
        validFrom: date.optional(),
        validUntil: date.optional(),
      })
      .refine(({ url, confidence }) => (confidence === 'ours') === (url === undefined), {
        path: ['url'],
        error: "expected the address of the page that was read, or confidence: 'ours' without one",
      }),
  )
  .superRefine(eachOnce('id'));

export const facts = validated('content/facts.ts', factsSchema, content);
