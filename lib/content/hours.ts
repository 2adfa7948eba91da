import { z } from 'zod';
import { openingWeek } from '@/lib/opening-hours/opening-hours';
import { date, eachOnce } from './fields';

const WEEK = openingWeek([]).map(({ day }) => day);

const clock = (pattern: RegExp, last: string) =>
  z
    .string('expected a time such as "08:00"')
    .regex(pattern, { error: `expected a time such as "08:00", from "00:00" to "${last}"`, abort: true });

const row = z
  .strictObject({
    days: z.array(z.enum(WEEK)).min(1, 'expected at least one day such as "Sat"'),
    opens: clock(/^([01]\d|2[0-3]):[0-5]\d$/, '23:59'),
    closes: clock(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, '24:00'),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    error:
      'expected another time than it opens at; around the clock is opens: "00:00", closes: "24:00", and a time before it opens is on the next day',
  });

/** Opening hours: rows of days with the same hours. A day may be in several rows whose hours don't overlap. */
export const hoursSchema = z
  .array(row)
  .min(
    1,
    'expected at least one row of opening hours such as { days: ["Sat"], opens: "09:00", closes: "18:00" }',
  )
  .superRefine((rows, context) => {
    const open = openingWeek(rows).flatMap(({ day, open }, at) =>
      open.map(({ opens, closes, from, to }) => ({
        name: `${day} ${opens} to ${closes}`,
        from: from + at * 24 * 60,
        to: to + at * 24 * 60,
      })),
    );
    const late = open.findIndex(({ to }, at) => to > (open[at + 1]?.from ?? to));
    const message = `expected hours that don't overlap; ${open[late]?.name} and ${open[late + 1]?.name} do`;
    if (late !== -1) context.addIssue({ code: 'custom', message });
  });

/** Days of the year on which the office is closed. */
export const closuresSchema = z
  .array(
    z.strictObject({
      date: date,
      label: z.string().trim().min(2, 'expected why, such as "Christmas Day"').max(40),
    }),
  )
  .superRefine(eachOnce('date'))
  .default([]);
