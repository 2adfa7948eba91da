/**
 * What charts draw and tools calculate with. Most of it is read as it is, and validated by the
 * check of content/ alone.
 */
import { z } from 'zod';
import { creditTiers, lesseeAverage } from '@/content/credit-tiers';
import { facts as factList } from '@/content/facts';
import { leaseEnd as leaseEndList } from '@/content/lease-end';
import { leaseStart } from '@/content/lease-start';
import { lot as lotContent } from '@/content/model-year';
import * as rates from '@/content/rates';
import { date, daysBefore, eachOnce, slug, year } from './field-schemas';
import { validated } from './validate';

const lotSchema = z.strictObject({
  modelYear: year,
  inventoryTable: z
    .string()
    .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});

export const lot = validated('content/model-year.ts', lotSchema, lotContent);

const words = z.string().trim().min(2);
const amount = z.number().nonnegative();
const score = z.int().min(300).max(850);

/** The best tier first, and no score between two. */
const creditTiersSchema = z
  .array(z.strictObject({ name: words, from: score, to: score, changes: words }))
  .refine((tiers) =>
    tiers.every(({ from, to }, at) => from <= to && to + 1 === (tiers[at - 1]?.from ?? to + 1)),
  );
const leaseStartSchema = z.array(
  z.strictObject({ title: words, state: z.enum(['ny', 'nj', 'both']), daysBefore, source: words }),
);

const percent = z.number().min(0).max(20);
const fee = z.number().min(0).max(5000);
const newYorkFees = [
  'title',
  'plates',
  'registration',
  'cityUseTax',
  'cityTransit',
  'documentation',
];
const ratesSchema = z.strictObject({
  taxPercent: z.strictObject({ nyc: percent, nj: percent }),
  overageDollars: z
    .strictObject({ low: amount, high: amount })
    .refine(({ low, high }) => low <= high, 'expected the lower charge first'),
  newCarLoan: z.strictObject({ percent, months: words }),
  stateFees: z.strictObject({
    ny: z.record(z.enum(newYorkFees), fee),
    nj: z.strictObject({
      title: fee,
      registrationAYear: fee,
      luxuryFrom: z.number().positive(),
      luxuryPercent: percent,
      luxuryMpg: z.number().positive(),
      luxuryExemptMpg: z.number().positive(),
      electricByYear: z.array(fee).min(1),
      documentation: fee,
    }),
  }),
});

validated('content/credit-tiers.ts', creditTiersSchema, creditTiers);
validated('content/credit-tiers.ts', z.strictObject({ score, month: words }), lesseeAverage);
validated('content/lease-start.ts', leaseStartSchema, leaseStart);
validated('content/rates.ts', ratesSchema, { ...rates });

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

/** The facts that guides may print with a $ or a %. */
export const facts = validated('content/facts.ts', factsSchema, factList);

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
      confidence: z.enum(['high', 'medium', 'advice']),
    }),
  )
  .superRefine(eachOnce('id'));

/** What is due at the end of a lease; `leaseEndCalendar` makes dates of it. */
export const leaseEnd = validated('content/lease-end.ts', leaseEndSchema, leaseEndList);
