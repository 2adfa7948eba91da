import { daysBetween } from '@/lib/format/dates';
import { dateLabel, money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leaseCalendar } from '@/lib/leasing/charts/lease-calendar';
import { creditSteps, lesseeAverage } from '@/lib/leasing/charts/payments';
import { type Bar, Chart, type Color, type Draw, type Label, round } from './chart';
import { type Lane, type Mark, rangeRows } from './range-rows';

const tierColors: readonly Color[] = ['ink', 'action', 'accent'];
type Tier = ReturnType<typeof creditSteps>[number];

function rangeOf({ from, to }: Tier, index: number, tiers: readonly Tier[]): string {
  if (index === 0) return `${from}+`;
  return index === tiers.length - 1 ? `under ${to + 1}` : `${from}–${to}`;
}

function costOf({ payment, more }: Tier): string {
  if (payment === null) return 'No example';
  return more === 0 ? `${money(payment)} a month` : `+${money(more)} a month`;
}

/**
 * The credit tiers on one scale, with what each changes and where the average of people who lease
 * stands; `step` is what a tier down adds to the money factor.
 */
export function CreditTiersChart({ step, ...terms }: PartProps<'CreditTiersChart'>) {
  const tiers = creditSteps(terms, step);
  const scores = [...tiers.map(({ from }) => from), tiers[0]?.to ?? 0].sort((a, b) => a - b);
  const lanes = tiers.map((tier, index) => ({
    label: `${tier.name}, ${rangeOf(tier, index, tiers)}`,
    from: tier.from,
    to: tiers[index - 1]?.from ?? tier.to,
    color: tierColors[index] ?? 'line',
    cost: costOf(tier),
    end: tier.payment ? costOf(tier) : undefined,
    below: tier.changes,
  }));
  const marks = scores.map((at) => ({ at, label: `${at}` }));
  const { score, month } = lesseeAverage;
  return (
    <Chart
      columns={['Tier', 'Payment before tax', 'What it changes']}
      draw={withAverage(rangeRows({ lanes, marks, offset: AVERAGE_LINE }), marks)}
      note={`Credit scores from ${scores[0]} to ${scores.at(-1)}. People who lease have ${score} on average (Experian, ${month}). The dollars are our example’s, before tax, with ${step} more on the money factor for each tier down.`}
      numeric={false}
      rows={lanes.map(({ label, cost, below }) => [label, cost, below])}
      title={`Each tier down adds ${money(tiers[1]?.more ?? 0)} a month in our example`}
    />
  );
}

/** The height of the line that names the average, above the scale. */
const AVERAGE_LINE = 22;

/** Marks the average score of people who lease above the scale of a drawing. */
function withAverage(draw: Draw, marks: readonly Mark[]): Draw {
  return (width, narrow) => {
    const plot = draw(width, narrow);
    const lowest = marks[0]?.at ?? 0;
    const highest = marks.at(-1)?.at ?? 0;
    const x = round(((lesseeAverage.score - lowest) / (highest - lowest)) * width);
    const text = `Average lease: ${lesseeAverage.score}`;
    const average: Label[] = [
      { text, x: x - 9, y: 13, at: 'end', strong: true },
      { text: '↓', x, y: 13, at: 'middle' },
    ];
    return { ...plot, texts: [...average, ...plot.texts] };
  };
}

/**
 * Height of the strip of the whole lease, and of the lines that lead to the part drawn below it.
 */
const STRIP = 44;
const LEAD = 30;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function whenOf([from, to]: readonly [number, number]): string {
  if (from === 0) return 'the day you sign';
  return from === to ? `${days(from)} before` : `${from} to ${days(to)} before`;
}

type Calendar = ReturnType<typeof leaseCalendar>;

/** The calendar of a lease, with the days before signing enlarged. */
export function LeaseCalendarChart({ signed, months }: PartProps<'LeaseCalendarChart'>) {
  const calendar = leaseCalendar({ signed, months });
  const share = calendar.days / (calendar.days + daysBetween(signed, calendar.end));
  return (
    <Chart
      columns={['Step', 'When', `If signed ${dateLabel(signed)}`]}
      draw={enlargedStart(calendar, share, `${months} payments`)}
      note={`A lease of ${months} months, and below it the days before you sign`}
      numeric={false}
      rows={calendar.steps.map(({ title, before, from, to }) => [
        title,
        whenOf(before),
        from === to ? dateLabel(from) : `${dateLabel(from)} to ${dateLabel(to)}`,
      ])}
      title={`The work starts ${days(calendar.days)} before you sign`}
    />
  );
}

/** @param share of the strip that comes before signing, and is enlarged below it */
function enlargedStart(calendar: Calendar, share: number, payments: string): Draw {
  const rows = rangeRows({
    lanes: calendar.steps.map(
      ({ title, before: [from, to] }): Lane => ({ label: title, from, to, color: 'action' }),
    ),
    marks: marksOf(calendar),
    offset: STRIP + LEAD,
  });
  return (width, narrow) => {
    const detail = rows(width, narrow);
    const signing = round(width * share);
    const place = { top: 22, height: STRIP - 22 };
    const strip: Bar[] = [
      { color: 'line', from: signing, to: width, ...place },
      { color: 'action', from: 0, to: signing, ...place },
    ];
    const names: Label[] = [
      { text: 'First step', y: 13 },
      { text: payments, x: width / 2, y: 13, at: 'middle' },
      { text: 'Return', x: width, y: 13, at: 'end' },
    ];
    return {
      ...detail,
      texts: [...names, ...detail.texts],
      bars: [...strip, ...(detail.bars ?? [])],
      more: (
        <path
          className="fill-ground-deep"
          d={`M0 ${STRIP}H${signing}L${width} ${STRIP + LEAD - 4}H0z`}
        />
      ),
    };
  };
}

function marksOf({ steps, days: length }: Calendar): Mark[] {
  const changes = new Set([length, ...steps.flatMap(({ before }) => before), 0]);
  return [...changes]
    .sort((a, b) => b - a)
    .map((at) => {
      if (at === length) return { at, label: `${days(at)} before` };
      return { at, label: at > 0 ? `${at}` : 'Sign' };
    });
}
