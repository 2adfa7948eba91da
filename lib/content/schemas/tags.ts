import { z } from 'zod';
import { curlQuotes } from '@/lib/format/words';
import { leftoverMistake } from './content-text';
import { date, webUrl } from './fields';

/* The tags of guides and legal texts, with their attributes. Amounts are in dollars. */

const refuse = (context: z.RefinementCtx, path: (string | number)[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

const text = z
  .string()
  .min(1)
  .overwrite(curlQuotes)
  .superRefine((value, context) => {
    const message = leftoverMistake(value);
    if (message) refuse(context, [], message);
  });
const number = z.number().nonnegative();
const noAttributes = z.strictObject({});
const withTitle = z.strictObject({ title: text });

const unit = z.enum(['$', '$/mo', '%', 'miles', 'cu ft', '']);

/** A table whose numbers have bars. */
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
    const size = columns.length;
    if (Array.isArray(units) && units.length !== size - 1)
      refuse(context, ['unit'], `expected ${size - 1} units, one for each column but the first`);
    for (const [at, row] of rows.entries()) {
      const hasSmallLine = row.length === size + 1 && typeof row.at(-1) === 'string';
      const message = `expected ${size} cells, and maybe a small line; "${row[0]}" has ${row.length}`;
      if (row.length !== size && !hasSmallLine) refuse(context, ['rows', at], message);
    }
    for (const [at, label] of strong.entries())
      if (rows.every(([name]) => name !== label))
        refuse(context, ['strong', at], `expected the label of a row; none is "${label}"`);
  });

const step = z.number().positive();

/**
 * Lines through the points of a table, whose first column is across. A column that no line and no
 * area names is in the table only.
 */
const lineChart = z
  .strictObject({
    title: text,
    note: text.optional(),
    columns: z
      .array(text)
      .min(2)
      .max(6)
      .refine((names) => new Set(names).size === names.length, 'expected different names'),
    rows: z.array(z.tuple([z.number()], z.number())).min(2),
    /** The legend has `amount` after the column's name. */
    lines: z
      .array(z.strictObject({ column: text, amount: text }))
      .min(1)
      .max(2),
    area: z.strictObject({ name: text, amount: text, between: z.tuple([text, text]) }).optional(),
    /** Between `from` and `to` of the first column, another choice begins to cost less. */
    turn: z
      .strictObject({ before: text, from: z.number(), to: z.number(), after: text })
      .optional(),
    xStep: step,
    yStep: step,
  })
  .superRefine(({ columns, rows, lines, area }, context) => {
    for (const [at, row] of rows.entries()) {
      const message = `expected ${columns.length} numbers; the row of ${row[0]} has ${row.length}`;
      if (row.length !== columns.length) refuse(context, ['rows', at], message);
      const before = rows[at - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
      if (row[0] <= before)
        refuse(context, ['rows', at], `expected a row after ${before}; it is of ${row[0]}`);
    }
    for (const name of [...lines.map(({ column }) => column), ...(area?.between ?? [])])
      if (!columns.includes(name, 1))
        refuse(context, ['columns'], `expected a column of the name "${name}" after the first one`);
  })
  .superRefine(({ rows, turn }, context) => {
    const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
    if (turn && !(first <= turn.from && turn.from <= turn.to && turn.to <= last))
      refuse(context, ['turn'], `expected from and to in this order, from ${first} to ${last}`);
  });

/** What a guide can have. The components are those of components/guides/guide-components.tsx. */
export const guideTagSchemas = {
  KeyFacts: z.strictObject({ note: text.optional() }),
  WhatChanged: z.strictObject({ date }),
  Checklist: withTitle,
  WrongChoice: withTitle,
  Worksheet: withTitle.extend({ lines: z.array(text).min(1) }),
  CallScript: withTitle,
  LeaseCalculator: noAttributes,
  CompareOffers: noAttributes,
  MileageCheck: noAttributes,
  Sources: noAttributes,
  Term: z.strictObject({ of: text.optional() }),
  Confirm: z.strictObject({ with: text, url: webUrl.optional() }),
  Usd: noAttributes,
  Percent: noAttributes,
  DeclarationsPage: noAttributes,
  BarTable: barTable,
  LineChart: lineChart,
  WearChart: noAttributes,
  BusinessOldCar: noAttributes,
  BusinessCreditFee: noAttributes,
} as const satisfies Record<string, z.ZodObject>;

/** What a legal text can have. The components are those of components/legal/legal-page.tsx. */
export const legalTagSchemas = {
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

type TagSchemas = typeof guideTagSchemas & typeof legalTagSchemas;
export type GuideTag = keyof typeof guideTagSchemas;
export type LegalTag = keyof typeof legalTagSchemas;
/** The attributes after parsing. */
export type TagProps<Name extends GuideTag | LegalTag> = z.output<TagSchemas[Name]>;
