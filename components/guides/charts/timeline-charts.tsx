import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { evCalendar, evDates, leaseCalendar } from '@/lib/charts/calendars';
import { daysBetween, type IsoDate } from '@/lib/format/dates';
import { dateLabel, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { type Bar, barPaths, Chart, type Color, type Draw, type Label, round } from './chart';

/** From `start` to `end` in the timeline's unit; a dot where they are the same. */
type Span = {
  start: number;
  end: number;
  color: Color;
  /** Part of the full height, from 0 to 1; 1 without it. */
  height?: number;
  /** Stands above the span: "$1,500" */
  text?: string;
};
/** The name of a group stands above its first lane. */
type Lane = { label: string; spans: readonly Span[]; group?: string };
/** A line across all lanes, with its date in one or two short lines: ["Sep 30", "2026"] */
type Mark = { at: number; label: readonly string[] };
/** `offset` is the height of what is drawn above it. */
type Timeline = { lanes: readonly Lane[]; marks: readonly Mark[]; length: number; offset?: number };

const LINE = 17;
const BAR = 14;
const GAP = 10;
/** About how wide a character is, to keep labels apart. */
const CHARACTER = 6.6;
/** The same for a semibold label in the fallback font, which is wider. */
const BOLD_CHARACTER = 8;

/** Periods and days of several things on one line of time from 0 to `length`, each lane directly labeled. */
export const timeline =
  ({ lanes, marks, length, offset = 0 }: Timeline): Draw =>
  (width, narrow) => {
    const left = narrow ? 0 : Math.max(...lanes.map(({ label }) => label.length)) * CHARACTER + 12;
    // A dot on the first or the last day is drawn whole.
    const roomFor = (day: number) =>
      lanes.some(({ spans }) => spans.some(({ start, end }) => start === day && end === day)) ? BAR / 2 : 0;
    const x = scaleLinear([0, length], [left + roomFor(0), width - roomFor(length)]);
    const top = offset + LINE * Math.max(...marks.map(({ label }) => label.length)) + 4;
    const anchors = anchorsOf(marks, x, left, width);
    const texts: Label[] = marks.flatMap((mark, index) =>
      mark.label.map((text, row) => {
        const y = offset + LINE * (row + 1) - 4;
        return { text, at: anchors[index], x: round(x(mark.at)), y };
      }),
    );
    const bars: Bar[] = [];
    const dots: { cx: number; cy: number }[] = [];
    let y = top;
    for (const [index, { label, group, spans }] of lanes.entries()) {
      if (group && group !== lanes[index - 1]?.group) {
        y += LINE + GAP;
        texts.push({ text: group, y: y - (narrow ? 4 : 7), strong: true });
      }
      const room = spans.some(({ text }) => text) ? LINE : 0;
      const bar = y + room + (narrow ? LINE : 0);
      texts.push({ text: label, y: narrow ? bar - room - 4 : bar + BAR - 3 });
      for (const text of spanTexts(spans, x, width)) texts.push({ ...text, y: bar - 5, strong: true });
      for (const { start, end, color, height: part = 1 } of spans) {
        if (start === end) dots.push({ cx: round(x(start)), cy: bar + BAR / 2 });
        const [height, hidden] = [round(1 + (BAR - 1) * part), round((BAR - 1) * (1 - part))];
        if (start < end) bars.push({ color, from: x(start), to: x(end) - 1, top: bar + hidden, height });
      }
      y = bar + BAR + GAP;
    }
    return {
      height: y - GAP + 1,
      rules: { at: marks.map(({ at }) => x(at)), from: top - 2, to: y - GAP },
      texts,
      bars,
      more: each(dots, (dot) => <circle {...dot} r={BAR / 2} />),
    };
  };

type Scale = (at: number) => number;

/** The texts of a lane's spans. Each starts with its span or after the text before; one that would leave the drawing ends with its span. */
function spanTexts(spans: readonly Span[], x: Scale, width: number) {
  let free = 0;
  return spans.flatMap(({ start, end, text }) => {
    const from = Math.max(x(start), free);
    free = from + (text?.length ?? 0) * BOLD_CHARACTER + GAP;
    if (!text) return [];
    const fits = from + text.length * CHARACTER <= width;
    return [fits ? { text, x: round(from) } : { text, x: round(x(end)), at: 'end' as const }];
  });
}

/** Labels that would touch are aligned away from each other, and none leaves the drawing. */
function anchorsOf(marks: readonly Mark[], x: Scale, left: number, width: number): Label['at'][] {
  const halves = marks.map(
    ({ label }) => (Math.max(...label.map((line) => line.length)) * CHARACTER + 6) / 2,
  );
  const touches = (a: number, b: number) => {
    const [first, second] = [marks[a], marks[b]];
    return first && second && x(second.at) - x(first.at) < (halves[a] ?? 0) + (halves[b] ?? 0);
  };
  return marks.map(({ at }, index) => {
    const [here, half] = [x(at), halves[index] ?? 0];
    if (here + half > width || (touches(index, index + 1) && here - half > left)) return 'end';
    return here - half < left || touches(index - 1, index) ? 'start' : 'middle';
  });
}

type Line = ReturnType<typeof evCalendar>['lines'][number];

const amountOf = ({ unit, upTo }: Pick<Line, 'unit' | 'upTo'>, amount: number) => {
  if (amount === 0) return 'none';
  return `${upTo ? 'up to ' : ''}${unit === 'percent' ? `${amount}%` : usd(amount)}`;
};

/** "September 30, 2026" becomes two short lines: "Sep 30" and "2026". */
const short = (date: IsoDate) => {
  const [month = '', day = '', year = ''] = dateLabel(date).split(/,? /);
  return [`${month.slice(0, 3)} ${day}`, year];
};

const monthOf = (date: IsoDate) => dateLabel(date).replace(/ \d+,/, '');

const lasts = ({ from, to }: { from?: IsoDate; to?: IsoDate }) => {
  if (from && to) return `${dateLabel(from)} to ${dateLabel(to)}`;
  if (to) return `through ${dateLabel(to)}`;
  return from ? `from ${dateLabel(from)}` : 'all along, while funds last';
};

const headings = { incentive: 'You get', tax: 'You pay' } as const;

export function EvDatesChart() {
  const { days, lines, changes, largest } = evCalendar();
  const rows = lines.flatMap((line) =>
    line.periods.map((period) => [line.label, amountOf(line, period.amount), lasts(period)] as const),
  );
  const lanes = lines.map((line) => ({
    label: line.label,
    group: headings[line.kind],
    spans: line.periods.map(({ start, end, amount }) => ({
      start,
      end,
      height: amount / Math.max(...line.periods.map((period) => period.amount)),
      color: line.kind === 'tax' ? ('accent' as const) : ('action' as const),
      text: amountOf(line, amount),
    })),
  }));
  const marks = changes.map(({ date, day }) => ({ at: day, label: short(date) }));
  return (
    <Chart
      columns={['Line', 'Amount', 'When']}
      draw={timeline({ lanes, marks, length: days })}
      note={`Incentives and taxes of an electric lease, ${monthOf(evDates.from)} to ${monthOf(evDates.to)}; the height of each bar is its amount. State rebates last only while there’s money.`}
      numeric={false}
      rows={rows}
      title={
        largest?.to
          ? `Last day of the largest discount, ${amountOf(largest, largest.amount)}: ${dateLabel(largest.to)}`
          : 'No discount has an end date'
      }
    />
  );
}

/** Height of the strip of the whole lease, and of the lines that lead to the part drawn below it. */
const STRIP = 44;
const LEAD = 30;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const whenOf = ([from, to]: readonly [number, number]) => {
  if (from === 0) return 'the day you sign';
  return from === to ? `${days(from)} before` : `${from} to ${days(to)} before`;
};

/** The calendar of a lease, with the days before signing enlarged. */
export function LeaseCalendarChart({ signed, months }: PartProps<'LeaseCalendarChart'>) {
  const { steps, days: length, end } = leaseCalendar({ signed, months });
  const marks = [...new Set(steps.flatMap(({ before }) => before))]
    .sort((a, b) => b - a)
    .map((before) => ({
      at: length - before,
      label: [before === length ? `${days(before)} before` : before > 0 ? `${before}` : 'Sign'],
    }));
  const lanes = steps.map(({ title, before: [from, to] }) => ({
    label: title,
    spans: [{ start: length - from, end: length - to, color: 'action' as const }],
  }));
  const draw: Draw = (width, narrow) => {
    const detail = timeline({ lanes, marks, length, offset: STRIP + LEAD })(width, narrow);
    const signing = round(scaleLinear([0, length + daysBetween(signed, end)], [0, width])(length));
    const strip = { top: 22, height: STRIP - 22 };
    return {
      ...detail,
      texts: [
        { text: 'First step', y: 13 },
        { text: `${months} payments`, x: width / 2, y: 13, at: 'middle' },
        { text: 'Return', x: width, y: 13, at: 'end' },
        ...detail.texts,
      ],
      more: (
        <>
          {barPaths([
            { color: 'line', from: signing, to: width, ...strip },
            { color: 'action', from: 0, to: signing, ...strip },
          ])}
          <path className="fill-ground-deep" d={`M0 ${STRIP}H${signing}L${width} ${STRIP + LEAD - 4}H0z`} />
          {detail.more}
        </>
      ),
    };
  };
  return (
    <Chart
      columns={['Step', 'When', `If signed ${dateLabel(signed)}`]}
      draw={draw}
      note={`A lease of ${months} months, and below it the days before you sign`}
      numeric={false}
      rows={steps.map(({ title, before, from, to }) => [
        title,
        whenOf(before),
        from === to ? dateLabel(from) : `${dateLabel(from)} to ${dateLabel(to)}`,
      ])}
      title={`The work starts ${days(length)} before you sign`}
    />
  );
}
