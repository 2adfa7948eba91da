import { z } from 'zod';
import { bodyStyles } from '@/content/catalogue/body-styles';
import * as family from '@/content/catalogue/family-cars';
import { creditTiers } from '@/content/credit-tiers';
import { evLines } from '@/content/ev-dates';
import { insuranceMinimums } from '@/content/insurance-minimums';
import { leaseStart } from '@/content/lease-start';
import { date, daysBefore } from './fields';
import { validateContent } from './validate';

const words = z.string().trim().min(2, 'expected some words in quotes');
const amount = z.number().nonnegative();
const score = z.int().min(300).max(850);

const creditTiersSchema = z
  .array(z.strictObject({ name: words, from: score, to: score, changes: words }))
  .min(2)
  .refine(
    (tiers) => tiers.every(({ from, to }, at) => from <= to && to + 1 === (tiers[at - 1]?.from ?? to + 1)),
    'expected the best tier first, and each up to the score below the one before: from: 660, to: 719 after from: 720',
  );

const evLinesSchema = z.array(
  z.strictObject({
    label: words,
    kind: z.enum(['incentive', 'tax']),
    unit: z.enum(['dollars', 'percent']),
    upTo: z.boolean().optional(),
    periods: z
      .array(
        z
          .strictObject({ amount, from: date.optional(), to: date.optional() })
          .refine(({ from = '', to = from }) => from <= to, 'expected an end on or after the beginning'),
      )
      .min(1),
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

const leaseStartSchema = z.array(
  z.strictObject({ title: words, state: z.enum(['ny', 'nj', 'both']), daysBefore, source: words }),
);

const familySchema = z.strictObject({
  familyStyles: z.array(
    z.strictObject({
      style: z.enum(bodyStyles),
      name: words,
      rows: z.array(z.int().positive()).min(1),
      optional: z.boolean().optional(),
    }),
  ),
  thirdRowCargo: z.array(z.strictObject({ make: words, model: words, cubicFeet: z.number().positive() })),
});

/**
 * Validates what the charts draw and the tools calculate with. Only `npm run content:check` and the build do: they read it as it
 * is.
 *
 * @returns one check for each file; a check throws a ContentError
 */
export const chartDataChecks: readonly (() => unknown)[] = [
  () => validateContent('content/credit-tiers.ts', creditTiersSchema, creditTiers),
  () => validateContent('content/ev-dates.ts', evLinesSchema, evLines),
  () => validateContent('content/insurance-minimums.ts', insuranceSchema, insuranceMinimums),
  () => validateContent('content/lease-start.ts', leaseStartSchema, leaseStart),
  () => validateContent('content/catalogue/family-cars.ts', familySchema, { ...family }),
];
