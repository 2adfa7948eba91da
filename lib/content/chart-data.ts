import { z } from 'zod';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { familyStyles, thirdRowCargo } from '@/content/catalogue/family-cars';
import { models } from '@/content/catalogue/models';
import { creditTiers } from '@/content/credit-tiers';
import { evLines } from '@/content/ev-dates';
import { insuranceMinimums } from '@/content/insurance-minimums';
import { leaseStart } from '@/content/lease-start';
import { overageDollars, stateFees, taxPercent } from '@/content/rates';
import { makes } from '@/lib/catalogue/makes';
import { validateContent } from './validate';

const words = z.string().trim().min(2, 'expected some words');
const amount = z.number().nonnegative('expected a number from 0');
const score = z.int('expected a score such as 720').min(300).max(850);
const date = z.iso.date('expected a date such as "2026-09-30"');

const creditTiersSchema = z
  .array(z.strictObject({ name: words, from: score, to: score, changes: words }))
  .min(2)
  .superRefine((tiers, context) => {
    tiers.forEach(({ from, to }, index) => {
      const next = tiers[index - 1]?.from;
      const expected = next === undefined ? to : next - 1;
      const message = `expected ${expected}, so that the tiers meet without a gap`;
      if (to !== expected) context.addIssue({ code: 'custom', path: [index, 'to'], message });
      if (from > to)
        context.addIssue({ code: 'custom', path: [index, 'from'], message: `expected at most ${to}` });
    });
  });

const evLinesSchema = z.array(
  z.strictObject({
    label: words,
    kind: z.enum(['incentive', 'tax']),
    unit: z.enum(['dollars', 'percent']),
    upTo: z.boolean().optional(),
    periods: z
      .array(z.strictObject({ amount, from: date.optional(), to: date.optional() }))
      .min(1, 'expected at least one period such as { amount: 2000, from: "2026-07-01" }')
      .superRefine((periods, context) => {
        periods.forEach(({ from, to }, index) => {
          const before = periods[index - 1];
          const message = `expected the day after ${before?.to}, the end of the period before`;
          const gap = Date.parse(from ?? '') - Date.parse(before?.to ?? '') !== 86_400_000;
          if (before && gap) context.addIssue({ code: 'custom', path: [index, 'from'], message });
          if (from && to && to < from)
            context.addIssue({
              code: 'custom',
              path: [index, 'to'],
              message: `expected a date after ${from}`,
            });
        });
      }),
  }),
);

const insuranceSchema = z.array(
  z.strictObject({
    label: words,
    newYork: amount,
    newJersey2023: amount,
    newJersey2026: amount,
    usualLease: amount,
  }),
);

const days = z.int().min(0, 'expected days before signing').max(365, 'expected at most 365 days');
const leaseStartSchema = z.array(
  z.strictObject({
    title: words,
    state: z.enum(['ny', 'nj', 'both']),
    daysBefore: z
      .tuple([days, days])
      .refine(([from, to]) => from >= to, 'expected the earlier day first, such as [30, 14]'),
    source: words,
  }),
);

const familyStylesSchema = z.array(
  z.strictObject({
    style: z.enum(bodyStyles),
    name: words,
    rows: z.array(z.int().positive()).min(1, 'expected the seats of each row, such as [2, 3]'),
    optional: z.boolean().optional(),
  }),
);
const lineUps = Object.fromEntries(
  makes.map(({ name, slug }) => [name, Object.keys((models as Record<string, object>)[slug] ?? {})]),
);
const cargoSchema = z.array(
  z
    .strictObject({ make: words, model: words, cubicFeet: z.number().positive() })
    .refine(({ make, model }) => lineUps[make]?.includes(model), {
      path: ['model'],
      error: 'expected a make of makes.ts and one of its models in models.ts',
    }),
);

const percent = z.number().min(0).max(20, 'expected a percentage such as 6.625');
const taxSchema = z.strictObject({ nyc: percent, nj: percent });
const overageSchema = z
  .strictObject({ low: amount, high: amount })
  .refine(({ low, high }) => low <= high, 'expected the lower charge first');
const fee = z.number().min(0).max(5000);
const feesSchema = z.strictObject({
  ny: z.strictObject({ title: fee, plates: fee, registration: fee, cityTwoYears: fee, documentation: fee }),
  nj: z.strictObject({
    title: fee,
    registrationAYear: fee,
    luxuryFrom: z.number().positive(),
    luxuryPercent: percent,
    electricByYear: z.array(fee).min(1),
    documentation: fee,
  }),
});

const family = 'content/catalogue/family-cars.ts';

/**
 * Validates what the charts draw and the tools calculate with. Only `npm run content:check` and the build do: they read it as it
 * is.
 *
 * @returns one check for each list; a check throws an Error naming the file, each mistake and its line
 */
export const chartDataChecks: readonly (() => unknown)[] = [
  () => validateContent('content/credit-tiers.ts', creditTiersSchema, creditTiers),
  () => validateContent('content/ev-dates.ts', evLinesSchema, evLines),
  () => validateContent('content/insurance-minimums.ts', insuranceSchema, insuranceMinimums),
  () => validateContent('content/lease-start.ts', leaseStartSchema, leaseStart),
  () => validateContent(family, familyStylesSchema, familyStyles),
  () => validateContent(family, cargoSchema, thirdRowCargo),
  () => validateContent('content/rates.ts', taxSchema, taxPercent),
  () => validateContent('content/rates.ts', overageSchema, overageDollars),
  () => validateContent('content/rates.ts', feesSchema, stateFees),
];
