import { scaleLinear } from 'd3-scale';
import { daysBetween } from '@/lib/format/dates';
import { dateLabel, money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leaseCalendar } from '@/lib/leasing/charts/lease-calendar';
import { creditSteps } from '@/lib/leasing/charts/payments';
import { Chart, type Color, type Draw, type Label, round } from './chart';

const LINE = 18;
const BAR = 14;

/** `end` stands at the end of the label's line, `below` the bar. */
type Lane = { label: string; from: number; to: number; color: Color; end?: string; below?: string };
/** Where something changes, from the start of the scale to its end. */
type Mark = { at: number; label: string };
/** `offset` is the height of what is drawn above it. */
type Ranges = { lanes: readonly Lane[]; marks: readonly Mark[]; offset?: number };

/** Ranges on one scale, each a bar below its label; one that has no length ends at its place. */
const ranges =
  ({ lanes, marks, offset = 0 }: Ranges): Draw =>
  (width) => {
    const last = marks.length - 1;
    const x = scaleLinear([marks[0]?.at ?? 0, marks[last]?.at ?? 0], [0, width]);
    const lane = LINE + BAR + (lanes.some(({ below }) => below) ? LINE + 16 : 12);
    const height = offset + LINE + lanes.length * lane - 6;
    const texts = marks.map(({ at, label }, index): Label => {
      const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle';
      return { text: label, x: round(x(at)), y: offset + LINE - 5, at: anchor };
    });
    const bars = lanes.map(({ label, from, to, color, end, below }, index) => {
      const top = offset + 2 * LINE + 6 + index * lane;
      texts.push({ text: label, y: top - 5, strong: true });
      if (end) texts.push({ text: end, x: width, y: top - 5, at: 'end', strong: true });
      if (below) texts.push({ text: below, y: top + BAR + LINE - 4 });
      return { color, from: Math.min(x(from), x(to) - BAR / 2), to: x(to), top, height: BAR };
    });
    const rules = {
      at: marks.slice(1, -1).map(({ at }) => x(at)),
      from: offset + LINE,
      to: height,
    };
    return { height, rules, texts, bars };
  };

const tierColors: readonly Color[] = ['ink', 'action', 'accent'];
type Tier = ReturnType<typeof creditSteps>[number];

const rangeOf = ({ from, to }: Tier, index: number, tiers: readonly Tier[]) => {
  if (index === 0) return `${from}+`;
  return index === tiers.length - 1 ? `under ${to + 1}` : `${from}–${to}`;
};
const costOf = ({ payment, more }: Tier) => {
  if (payment === null) return 'No example';
  return more === 0 ? `${money(payment)} a month` : `+${money(more)} a month`;
};

/**
 * The credit tiers on one scale, with what each changes; `step` is what a tier down adds to the
 * money factor.
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
  return (
    <Chart
      columns={['Tier', 'Payment before tax', 'What it changes']}
      draw={ranges({ lanes, marks: scores.map((at) => ({ at, label: `${at}` })) })}
      note={`Credit scores from ${scores[0]} to ${scores.at(-1)}. The dollars are our example’s, before tax, with ${step} more on the money factor for each tier down.`}
      numeric={false}
      rows={lanes.map(({ label, cost, below }) => [label, cost, below])}
      title={`Each tier down adds ${money(tiers[1]?.more ?? 0)} a month in our example`}
    />
  );
}

/**
 * Height of the strip of the whole lease, and of the lines that lead to the part drawn below it.
 */
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
  const marks = [...new Set([length, ...steps.flatMap(({ before }) => before), 0])]
    .sort((a, b) => b - a)
    .map((at) => ({ at, label: at === length ? `${days(at)} before` : at > 0 ? `${at}` : 'Sign' }));
  const lanes = steps.map(({ title, before: [from, to] }) => ({
    label: title,
    from,
    to,
    color: 'action' as const,
  }));
  const draw: Draw = (width, narrow) => {
    const detail = ranges({ lanes, marks, offset: STRIP + LEAD })(width, narrow);
    const signing = round((width * length) / (length + daysBetween(signed, end)));
    const strip = { top: 22, height: STRIP - 22 };
    return {
      ...detail,
      texts: [
        { text: 'First step', y: 13 },
        { text: `${months} payments`, x: width / 2, y: 13, at: 'middle' },
        { text: 'Return', x: width, y: 13, at: 'end' },
        ...detail.texts,
      ],
      bars: [
        { color: 'line', from: signing, to: width, ...strip },
        { color: 'action', from: 0, to: signing, ...strip },
        ...(detail.bars ?? []),
      ],
      more: (
        <path
          className="fill-ground-deep"
          d={`M0 ${STRIP}H${signing}L${width} ${STRIP + LEAD - 4}H0z`}
        />
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
