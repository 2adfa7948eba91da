import { z } from 'zod';
import * as rates from '@/content/rates';
import { validateContent } from './validate';

const amount = z.number().nonnegative();
const percent = z.number().min(0).max(20);
const fee = z.number().min(0).max(5000);
export const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: percent, nj: percent }),
  overageDollars: z
    .strictObject({ low: amount, high: amount })
    .refine(({ low, high }) => low <= high, 'expected the lower charge first'),
  stateFees: z.strictObject({
    ny: z.strictObject({ title: fee, plates: fee, registration: fee, cityTwoYears: fee, documentation: fee }),
    nj: z.strictObject({
      title: fee,
      registrationAYear: fee,
      luxuryFrom: z.number().positive(),
      luxuryPercent: percent,
      electricByYear: z.array(fee).min(1),
      documentation: fee,
    }),
  }),
});

/** Facts and tools use these as they are. */
export const ratesCheck = () => validateContent('content/rates.ts', ratesSchema, { ...rates });
