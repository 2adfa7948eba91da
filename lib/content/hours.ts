import { z } from 'zod';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
type Day = (typeof WEEK)[number];

const clock = z.string('expected a time such as "08:00"').regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a time such as "08:00", from "00:00" to "23:59"',
  abort: true,
});

const row = z
  .strictObject({
    days: z.array(z.enum(WEEK)).min(1, 'expected at least one day such as "Sat"'),
    opens: clock,
    closes: clock,
  })
  .superRefine(({ opens, closes }, context) => {
    if (closes > opens) return;
    const message = `expected a time after it opens at ${opens}, such as "${opens < '18:00' ? '18:00' : '23:59'}"`;
    context.addIssue({ code: 'custom', path: ['closes'], message });
  });

/** Opening hours: rows of days with the same hours, each day in one of them. */
export const hoursSchema = z
  .array(row)
  .min(
    1,
    'expected at least one row of opening hours such as { days: ["Sat"], opens: "09:00", closes: "18:00" }',
  )
  .superRefine((rows, context) => {
    const seen = new Set<Day>();
    rows.forEach(({ days }, index) => {
      const at = days.findIndex((day, place) => seen.has(day) || days.indexOf(day) !== place);
      const message = `expected every day once; ${days[at]} is listed twice`;
      if (at !== -1) context.addIssue({ code: 'custom', path: [index, 'days', at], message });
      for (const day of days) seen.add(day);
    });
  });
