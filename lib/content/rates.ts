import { z } from 'zod';
import * as content from '@/content/rates';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { moneyFromDollars, percent } from '@/lib/format/numbers';

const percentage = z.number().min(0).max(20);
const taxRate = percentage.refine(
  (rate) => rate === 0 || rate >= 1,
  'expected percent, such as 8.875, not 0.08875',
);
const luxuryRate = percentage.refine(
  (rate) => rate === 0 || rate >= 0.1,
  'expected percent, such as 0.4, not 0.004',
);
const amount = z.number().nonnegative();
const fee = z.number().min(0).max(5000);
/** In a list, "1,270" would be two fees, of $1 and of $270. */
const feeOfYear = fee.refine(
  (dollars) => dollars === 0 || dollars >= 10,
  'expected dollars without a comma, such as 1270',
);
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

const overage = range.refine(
  ({ high }) => high <= 2,
  'expected dollars a mile, such as 0.15, not cents',
);

const dispositionFee = range.refine(
  ({ high }) => high <= 1000,
  'expected dollars, at most 1000, such as 300 and 500',
);

const newJersey = z.strictObject({
  title: fee,
  registrationAYear: fee,
  registrationLaterYear: fee,
  luxuryFrom: z.number().positive(),
  luxuryPercent: luxuryRate,
  luxuryMpg: z.number().positive(),
  luxuryExemptMpg: z.number().positive(),
  electricByYear: z.array(feeOfYear).min(3),
  documentation: fee,
});

const thousands = z.int().positive();
const limits = z.strictObject({ onePerson: thousands, everybody: thousands, property: thousands });

const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: taxRate, nj: taxRate }),
  overageDollars: overage,
  dispositionFeeDollars: dispositionFee,
  exampleFeesDollars: z.strictObject({ acquisition: fee, disposition: fee }),
  stateFees: z.strictObject({ ny: z.strictObject(newYork), nj: newJersey }),
  insurance: z.strictObject({
    usualLimits: limits,
    stateMinimums: z.strictObject({ ny: limits, nj: limits }),
    deductible: range,
  }),
});

export const rates = contentFile('content/rates.ts', ratesSchema, { ...content });

/** The values for the rates in braces in texts of content/: {njSalesTax} becomes "6.625%". */
export function rateTexts() {
  const { taxPercent, overageDollars, dispositionFeeDollars, stateFees } = rates();
  const between = ({ low, high }: { low: number; high: number }, times = 1) =>
    `${moneyFromDollars(low * times)}–${moneyFromDollars(high * times)}`;
  return {
    nycSalesTax: percent(taxPercent.nyc),
    njSalesTax: percent(taxPercent.nj),
    nyDocumentationFee: moneyFromDollars(stateFees.ny.documentation),
    extraMile: between(overageDollars),
    extraMiles3000: between(overageDollars, 3000),
    dispositionFee: between(dispositionFeeDollars),
  };
}
