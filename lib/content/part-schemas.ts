import { z } from 'zod';
import { isDate } from '@/lib/format/dates';
import { curlQuotes } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { type ToolTag, tools } from '@/lib/leasing/tools/tools';

/*
 * The attributes of the components in guides and legal texts. Writers enter dollars, and the
 * components get cents. `describe` is an example of the attribute for the error messages of the
 * content check.
 */

const text = z.string().regex(/\S/).transform(curlQuotes).describe('"Before you sign"');
const number = z.number().nonnegative().describe('{0.002}');
const positive = z.number().positive().describe('{60}');
const months = z.int().positive().describe('{36}');
const dollars = number.transform(toCents).describe('{900}');
const price = positive.transform(toCents).describe('{36000}');
const day = z.string().refine(isDate).describe('"2026-11-22"');

const noAttributes = z.strictObject({});
const withTitle = z.strictObject({ title: text });

/** `residualPercent` of MSRP is 60, not 0.6. `fees` are rolled into the lease. */
const leaseTerms = z.strictObject({
  sellingPrice: price,
  msrp: price,
  residualPercent: positive,
  moneyFactor: number,
  months,
  fees: dollars,
  down: dollars,
});

const unit = z.enum(['$', '$/mo', '$k', '%', 'miles', 'cu ft', 'mpg', '']);
/** A row: its label, its values, and optionally a small line below the label. */
const barRow = z.tuple([text], z.union([text, number]));

/** A table whose numbers have bars. Amounts stay in dollars, because a column can be miles. */
const barTableFields = z.strictObject({
  title: text.describe('"Insurance costs five times the tax"'),
  note: text.optional().describe('"Our household’s lease, three years"'),
  columns: z.array(text).min(2).max(6).describe('{["Line", "Three years"]}'),
  unit: z.union([unit, z.array(unit)]).describe('"$"'),
  rows: z.array(barRow).min(1).describe('{[["Insurance", 9417, "A small line"], ["Tax", 1733]]}'),
  total: text.optional().describe('"In all"'),
  strong: z.array(text).default([]).describe('{["Insurance"]}'),
});

type BarTable = z.output<typeof barTableFields>;

/** Checks the attributes together, after each of them has passed alone. */
function barTableMistake({ columns, unit, rows, total, strong }: BarTable): string | null {
  const size = columns.length;
  if (Array.isArray(unit) && unit.length !== size - 1)
    return `expected a unit for each column of <BarTable> but the first: ${size - 1}, not ${unit.length}`;

  const wrong = rows.find((row) => {
    const hasSmallLine = row.length === size + 1 && typeof row.at(-1) === 'string';
    return row.length !== size && !hasSmallLine;
  });
  if (wrong)
    return `expected ${size} cells in row "${wrong[0]}" of <BarTable>, and maybe a small line; it has ${wrong.length}`;

  const unknown = strong.find((label) => rows.every(([name]) => name !== label));
  if (unknown)
    return `expected the label of a row in strong={[…]} of <BarTable>; no row is "${unknown}"`;

  const hasNumbers = rows.some((row) => row.some((cell) => typeof cell === 'number'));
  return total && !hasNumbers
    ? `expected a column of numbers in <BarTable> for its total "${total}"`
    : null;
}

const toolSchemas = Object.fromEntries(
  Object.keys(tools).map((tag) => [tag, noAttributes]),
) as Record<ToolTag, typeof noAttributes>;

export const partSchemas = {
  KeyFacts: z.strictObject({ note: text.optional().describe('"Ranges are our estimates."') }),
  WhatChanged: z.strictObject({ date: day }),
  Checklist: withTitle,
  WrongChoice: withTitle,
  Worksheet: withTitle.extend({
    lines: z.array(text).min(1).describe('{["Selling price", "Money factor"]}'),
  }),
  CallScript: withTitle,
  AskBeforeApplying: noAttributes,
  ...toolSchemas,
  Sources: noAttributes,
  Term: z.strictObject({ of: text.optional().describe('"money factor"') }),
  Confirm: z.strictObject({
    with: text.describe('"the New Jersey MVC"'),
    url: z.url().optional().describe('"https://www.nj.gov/mvc/"'),
  }),
  Usd: noAttributes,
  Percent: noAttributes,
  DeclarationsPage: noAttributes,
  BarTable: barTableFields.superRefine((table, context) => {
    const message = barTableMistake(table);
    if (message) context.addIssue({ code: 'custom', message });
  }),
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
    what: z
      .enum(['adClicks', 'noAdClicks', 'googleAnalytics', 'remarketing'])
      .describe('"googleAnalytics"'),
  }),
} as const satisfies Record<string, z.ZodObject>;

type PartName = keyof typeof partSchemas;
/** The components of guides that have attributes or text; <Usd> and <Percent> contain a number. */
export type GuidePart = Exclude<PartName, 'Usd' | 'Percent' | `Business${string}`>;
/** The attributes after parsing, with amounts in cents. */
export type PartProps<Name extends PartName> = z.output<(typeof partSchemas)[Name]>;
