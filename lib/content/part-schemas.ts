import { z } from 'zod';
import { curlQuotes } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { type ToolTag, tools } from '@/lib/leasing/tools/tools';
import { date, webUrl } from './field-schemas';

/*
 * The attributes of the components in guides and legal texts. Writers enter dollars, and the
 * components get cents.
 */

const text = z.string().min(1).transform(curlQuotes);
const number = z.number().nonnegative();
const positive = z.number().positive();
const months = z.int().positive();
const dollars = number.transform(toCents);
const price = positive.transform(toCents);

const noAttributes = z.strictObject({});
const withTitle = z.strictObject({ title: text });

/**
 * `residualPercent` of MSRP is 60, not 0.6. `fees` are rolled into the lease; `down` is paid at
 * signing.
 */
const leaseTerms = z.strictObject({
  sellingPrice: price,
  msrp: price,
  residualPercent: positive,
  moneyFactor: number,
  months,
  fees: dollars,
  down: dollars,
});

export type LeaseTerms = z.output<typeof leaseTerms>;

const unit = z.enum(['$', '$/mo', '%', 'miles', 'cu ft', '']);

/** A table whose numbers have bars. Amounts stay in dollars, because a column can be miles. */
const barTable = z
  .strictObject({
    title: text,
    note: text.optional(),
    columns: z.array(text).min(2).max(6),
    unit: z.union([unit, z.array(unit)], `expected one of ${unit.options.join(', ')}, or a list`),
    /** A label, a value for each other column, and maybe a small line below the label. */
    rows: z.array(z.tuple([text], z.union([text, number], 'expected a text or a number'))).min(1),
    total: text.optional(),
    /** Labels of rows. */
    strong: z.array(text).default([]),
  })
  .superRefine(({ columns, unit: units, rows, strong }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const size = columns.length;
    if (Array.isArray(units) && units.length !== size - 1)
      refuse(['unit'], `expected ${size - 1} units, one for each column but the first`);
    for (const [at, row] of rows.entries()) {
      const hasSmallLine = row.length === size + 1 && typeof row.at(-1) === 'string';
      const message = `expected ${size} cells, and maybe a small line; "${row[0]}" has ${row.length}`;
      if (row.length !== size && !hasSmallLine) refuse(['rows', at], message);
    }
    for (const [at, label] of strong.entries())
      if (rows.every(([name]) => name !== label))
        refuse(['strong', at], `expected the label of a row; none is "${label}"`);
  });

const toolSchemas = Object.fromEntries(
  Object.keys(tools).map((tag) => [tag, noAttributes]),
) as Record<ToolTag, typeof noAttributes>;

export const partSchemas = {
  KeyFacts: z.strictObject({ note: text.optional() }),
  WhatChanged: z.strictObject({ date }),
  Checklist: withTitle,
  WrongChoice: withTitle,
  Worksheet: withTitle.extend({ lines: z.array(text).min(1) }),
  CallScript: withTitle,
  ...toolSchemas,
  Sources: noAttributes,
  Term: z.strictObject({ of: text.optional() }),
  Confirm: z.strictObject({ with: text, url: webUrl.optional() }),
  Usd: noAttributes,
  Percent: noAttributes,
  DeclarationsPage: noAttributes,
  BarTable: barTable,
  // The loan covers the whole price. At the end of the second lease, the bought car needs repairs
  // and still has a value.
  LeaseOrBuyChart: leaseTerms.extend({
    dispositionFee: dollars,
    loanPercent: positive,
    loanMonths: months,
    laterRepairs: dollars,
    laterValue: dollars,
  }),
  // Plans are in miles a year. The larger one lowers the residual by `residualPoints` percent of
  // MSRP.
  MileageChart: leaseTerms.extend({
    plan: positive,
    biggerPlan: positive,
    residualPoints: positive,
  }),
  WearChart: noAttributes,
  // What the car would sell for on the day it's driven home.
  GapChart: leaseTerms.extend({ valueAtStart: price }),
  BusinessOldCar: noAttributes,
  // Allowed in guides too, not only in legal texts (components/legal/legal-page.tsx).
  BusinessCreditFee: noAttributes,
  BusinessName: noAttributes,
  BusinessPhone: noAttributes,
  BusinessEmail: noAttributes,
  BusinessAddress: noAttributes,
  BusinessAdClickDays: noAttributes,
  BusinessMeasures: z.strictObject({
    what: z.enum(['adClicks', 'noAdClicks', 'googleAnalytics', 'remarketing']),
  }),
} as const satisfies Record<string, z.ZodObject>;

type PartName = keyof typeof partSchemas;
/** The components of guides that have attributes or text; <Usd> and <Percent> contain a number. */
export type GuidePart = Exclude<PartName, 'Usd' | 'Percent' | `Business${string}`>;
/** The attributes after parsing, with amounts in cents. */
export type PartProps<Name extends PartName> = z.output<(typeof partSchemas)[Name]>;
