/** Validated by the check of content/ alone: tools and charts read the rates as they are. */
import { z } from 'zod';
import * as content from '@/content/rates';
import { validated } from './validate';

const percent = z.number().min(0).max(20);
const taxRate = percent.refine(
  (rate) => rate === 0 || rate >= 1,
  'expected percent, such as 8.875, not 0.08875',
);
const amount = z.number().nonnegative();
const fee = z.number().min(0).max(5000);
const newYorkFees = [
  'title',
  'plates',
  'registration',
  'cityUseTax',
  'cityTransit',
  'documentation',
];

const overage = z
  .strictObject({ low: amount, high: amount })
  .refine(({ low, high }) => low <= high, 'expected the lower charge first');

const newJersey = z.strictObject({
  title: fee,
  registrationAYear: fee,
  luxuryFrom: z.number().positive(),
  luxuryPercent: percent,
  luxuryMpg: z.number().positive(),
  luxuryExemptMpg: z.number().positive(),
  electricByYear: z.array(fee).min(1),
  documentation: fee,
});

const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: taxRate, nj: taxRate }),
  overageDollars: overage,
  newCarLoan: z.strictObject({ percent, months: z.string().trim().min(2) }),
  stateFees: z.strictObject({ ny: z.record(z.enum(newYorkFees), fee), nj: newJersey }),
});

validated('content/rates.ts', ratesSchema, { ...content });
