/**
 * Rates and facts of content/: taxes and fees, credit tiers, the end of a lease, model year, wear.
 * Client code imports content/ directly instead, so that it doesn't load the schemas;
 * `npm run content:check` and every build have validated those values.
 */
import { z } from 'zod';
import { creditTiers } from '@/content/credit-tiers';
import { leaseEnd as leaseEndContent } from '@/content/lease-end';
import { offeredYear as offeredYearContent } from '@/content/model-year';
import * as ratesContent from '@/content/rates';
import * as wearContent from '@/content/wear-guides';
import { moneyFromDollars, percent } from '@/lib/format/format';
import { daysBefore, eachOnce, slug, year } from './field-schemas';
import { validated } from './validate';

const words = z.string().trim().min(2);

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
  registrationLaterYear: fee,
  luxuryFrom: z.number().positive(),
  luxuryPercent: percentage,
  luxuryMpg: z.number().positive(),
  luxuryExemptMpg: z.number().positive(),
  electricByYear: z.array(fee).min(1),
  documentation: fee,
});

const thousands = z.int().positive();
const limits = z.strictObject({ onePerson: thousands, everybody: thousands, property: thousands });

const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: taxRate, nj: taxRate }),
  overageDollars: range,
  dispositionFeeDollars: range,
  stateFees: z.strictObject({ ny: z.strictObject(newYork), nj: newJersey }),
  insurance: z.strictObject({
    usualLimits: limits,
    stateMinimums: z.strictObject({ ny: limits, nj: limits }),
    deductible: range,
  }),
});

export const rates = validated('content/rates.ts', ratesSchema, { ...ratesContent });

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

const score = z.int().min(300).max(850);
const tier = z.strictObject({ name: words, from: score, to: score });

const creditTiersSchema = z.array(tier).refine(
  (tiers) =>
    tiers.every(({ from, to }, index) => {
      const better = tiers[index - 1];
      const isNextToBetter = !better || to + 1 === better.from;
      return from <= to && isNextToBetter;
    }),
  'expected the best tier first, and no score between two',
);

validated('content/credit-tiers.ts', creditTiersSchema, creditTiers);

const when = z.union(
  [
    z.strictObject({ daysBefore }),
    z.strictObject({ monthsBefore: z.int().min(1).max(12) }),
    z.strictObject({ yearly: z.literal(true) }),
  ],
  'expected { daysBefore: [40, 20] }, the earlier day first, { monthsBefore: 3 } or { yearly: true }',
);

const leaseEndSchema = z
  .array(
    z.strictObject({
      id: slug,
      state: z.enum(['ny', 'nj', 'both']),
      when,
      title: z.string().min(5, 'expected a short title'),
      statement: z.string().min(10, 'expected a sentence'),
      source: z.string().min(5, 'expected where the fact was read'),
    }),
  )
  .superRefine(eachOnce('id'));

export const leaseEnd = validated('content/lease-end.ts', leaseEndSchema, leaseEndContent);

/** Something that is due at the end of a lease, relative to its scheduled end. */
export type LeaseEndFact = z.infer<typeof leaseEndSchema>[number];

const offeredYearSchema = z.strictObject({
  modelYear: year,
  inventoryTable: z
    .string()
    .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});

/** The model year that the site offers, and the name of the Supabase table with its cars. */
export const offeredYear = validated(
  'content/model-year.ts',
  offeredYearSchema,
  offeredYearContent,
);

const inches = z.number().positive().max(20);

const wearLimit = z.strictObject({
  damage: words,
  company: words,
  inches: inches.nullable(),
  says: words,
});

const wearSchema = z.strictObject({
  creditCard: z.strictObject({ width: inches, height: inches }),
  quarter: inches,
  wearLimits: z.array(wearLimit).min(1),
  treadDepths: z.array(z.strictObject({ label: words, depth: z.int().positive().max(20) })).min(1),
});

export const wearGuides = validated('content/wear-guides.ts', wearSchema, { ...wearContent });
