import { z } from 'zod';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
type Day = (typeof WEEK)[number];

const GROUPS: [name: RegExp, days: readonly Day[]][] = [
  [/weekdays/gi, WEEK.slice(0, 5)],
  [/weekends?/gi, WEEK.slice(5)],
  [/every ?day|daily/gi, WEEK],
];
const NAME = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*';
const RANGE = new RegExp(`${NAME}(?:\\s*(?:-|–|to|through)\\s*${NAME})?`, 'gi');
const place = (name: string | undefined) =>
  WEEK.findIndex((day) => day.toLowerCase() === name?.toLowerCase());

/** The days of a range, which may go over Sunday: "Sat-Mon". */
const daysFrom = (first: number, last: number) =>
  first <= last ? WEEK.slice(first, last + 1) : [...WEEK.slice(first), ...WEEK.slice(0, last + 1)];

/** The days that a label such as "Mon-Fri", "Sat & Sun" or "Weekdays" names. */
function daysOfLabel(label: string): Set<Day> {
  const groups = GROUPS.flatMap(([name, days]) => (label.match(name) ? days : []));
  const ranges = [...label.matchAll(RANGE)].flatMap(([, from, to]) =>
    daysFrom(place(from), place(to ?? from)),
  );
  return new Set([...groups, ...ranges]);
}

/** The usual label of days: "Mon-Fri" where they follow each other, otherwise "Mon, Wed". */
function labelOf(days: readonly Day[]): string {
  const places = days.map(place).sort((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const name = (at: number) => WEEK[at] ?? '';
  return last - first === places.length - 1 && places.length > 1
    ? `${name(first)}-${name(last)}`
    : places.map(name).join(', ');
}

const clock = z.string('expected a time such as "08:00"').regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a time such as "08:00", from "00:00" to "23:59"',
  abort: true,
});

const row = z
  .strictObject({
    days: z.array(z.enum(WEEK)).min(1, 'expected at least one day such as "Sat"'),
    label: z.string('expected a label such as "Mon-Fri"'),
    opens: clock,
    closes: clock,
  })
  .superRefine(({ days, label, opens, closes }, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (closes <= opens) {
      report(
        'closes',
        `expected a time after it opens at ${opens}, such as "${opens < '18:00' ? '18:00' : '23:59'}"`,
      );
    }
    const named = daysOfLabel(label);
    if (days.some((day) => !named.has(day)) || named.size !== new Set(days).size) {
      report('label', `expected a label that names the days of its row, such as "${labelOf(days)}"`);
    }
  });

/** Opening hours: rows of days with the same hours, each day in one of them. */
export const hoursSchema = z
  .array(row)
  .min(
    1,
    'expected at least one row of opening hours such as { days: ["Sat"], label: "Sat", opens: "09:00", closes: "18:00" }',
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
