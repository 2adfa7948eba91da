/** Rates and fees, for the texts of pages and guides; tools and charts read them as they are. */
import { z } from 'zod';
import * as content from '@/content/rates';
import { percent, usd } from '@/lib/format/format';
import { validated } from './validate';

const percentage = z.number().min(0).max(20);
const taxRate = percentage.refine(
  (rate) => rate === 0 || rate >= 1,
  'expected percent, such as 8.875, not 0.08875',
);
const amount = z.number().nonnegative();
const fee = z.number().min(0).max(5000);
const newYork = {
  title: fee,
  plates: fee,
  registration: fee,
  cityUseTax: fee,
  cityTransit: fee,
  documentation: fee,
};

const range = z
  .strictObject({ low: amount, high: amount })
  .refine(({ low, high }) => low <= high, 'expected the lower charge first');

const newJersey = z.strictObject({
  title: fee,
  registrationAYear: fee,
  luxuryFrom: z.number().positive(),
  luxuryPercent: percentage,
  luxuryMpg: z.number().positive(),
  luxuryExemptMpg: z.number().positive(),
  electricByYear: z.array(fee).min(1),
  documentation: fee,
});

const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: taxRate, nj: taxRate }),
  overageDollars: range,
  dispositionFeeDollars: range,
  newCarLoan: z.strictObject({ percent: percentage, months: z.string().trim().min(2) }),
  stateFees: z.strictObject({ ny: z.strictObject(newYork), nj: newJersey }),
});

export const rates = validated('content/rates.ts', ratesSchema, { ...content });

/** What the places of rates in the texts of content/ stand for: {njSalesTax} is "6.625%". */
export function rateTexts() {
  const { taxPercent, overageDollars, dispositionFeeDollars, stateFees } = rates();
  const between = ({ low, high }: { low: number; high: number }, times = 1) =>
    `${usd(low * times)}–${usd(high * times)}`;
  return {
    nycSalesTax: percent(taxPercent.nyc),
    njSalesTax: percent(taxPercent.nj),
    nyDocumentationFee: usd(stateFees.ny.documentation),
    extraMile: between(overageDollars),
    extraMiles3000: between(overageDollars, 3000),
    dispositionFee: between(dispositionFeeDollars),
  };
}
