import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { count, money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { USUAL_CHARGE } from '@/lib/leasing/arithmetic/mileage';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { leaseOrBuy, mileagePlan } from '@/lib/leasing/charts/payments';
import { Chart, colors, DASHES, type Draw, type Label, round } from './chart';

/** Room for the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92, top: 30, bottom: 24 };
const HEIGHT = 220;
/** About how wide a character is. */
const CHARACTER = 6;

const GRID = 'fill-none stroke-line-deep forced-colors:stroke-system-line';
const lineColors = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-system-text',
  accent: 'fill-none stroke-accent stroke-3 forced-colors:stroke-system-mark',
} as const;

type Point = readonly [x: number, cents: number];
type LineChart = {
  /**
   * The ticks of what `x` counts, the label of each, and its unit, which stands in the right
   * margin.
   */
  x: { ticks: readonly number[]; label: (value: number) => string; unit: string };
  lines: readonly { color: keyof typeof lineColors; points: readonly Point[] }[];
  /** The corners of an area below the lines. */
  area?: readonly Point[];
  /**
   * Dashed lines where something changes, and what stands before the first and after the last, as
   * far as it fits.
   */
  change?: { at: readonly number[]; before: string; after: string };
  /** Two lines of text at the right end of each line, moved apart where they would touch. */
  ends: readonly { at: number; name: string; text: string }[];
};

/** Money over whatever `x` counts, from 0 upward. */
export const lineChart =
  ({ x: axis, lines, area = [], change, ends }: LineChart): Draw =>
  (width) => {
    const [bottom, right] = [MARGIN.top + HEIGHT, width - MARGIN.right];
    const points = [...area, ...lines.flatMap((line) => line.points)];
    const counts = points.map(([count]) => count);
    const x = scaleLinear([Math.min(...counts), Math.max(...counts)], [MARGIN.left, right]);
    const y = scaleLinear(
      [0, Math.max(...points.map(([, cents]) => cents))],
      [bottom, MARGIN.top],
    ).nice(5);
    const path = (corners: readonly Point[]) =>
      corners.map(([a, b], at) => `${at ? 'L' : 'M'}${round(x(a))} ${round(y(b))}`).join('');
    const tick = (text: string, x: number, y: number, at: Label['at']) => ({
      text,
      x,
      y,
      at,
      tick: true,
    });
    const ticks = y.ticks(5);
    const grid = ticks.map((cents) => `M${MARGIN.left} ${round(y(cents))}H${right}`);
    const texts: Label[] = [
      ...ticks.map((cents) => tick(money(cents), MARGIN.left - 6, round(y(cents)) + 4, 'end')),
      ...axis.ticks.map((value) => tick(axis.label(value), round(x(value)), bottom + 18, 'middle')),
      { text: axis.unit, x: right + 16, y: bottom + 18 },
    ];
    if (change) {
      const { at, before, after } = change;
      const changes = at.map((value) => Math.round(x(value)));
      const [start, end] = [Math.min(...changes) - 6, Math.max(...changes) + 6];
      if (start > before.length * CHARACTER)
        texts.push({ text: before, x: start, y: 14, at: 'end' });
      if (end + after.length * CHARACTER < width) texts.push({ text: after, x: end, y: 14 });
    }
    let free = 0;
    for (const { at, name, text } of ends.toSorted((a, b) => b.at - a.at)) {
      const top = Math.max(round(y(at)) - 2, free);
      texts.push(
        { text: name, x: right + 8, y: top, strong: true },
        { text, x: right + 8, y: top + 16 },
      );
      free = top + 34;
    }
    return {
      height: bottom + MARGIN.bottom,
      texts,
      more: (
        <>
          <path className={GRID} d={grid.join('')} />
          {area.length > 0 && <path className={colors.line} d={`${path(area)}z`} />}
          {change && (
            <path
              className="fill-none stroke-current"
              d={change.at.map((at) => `M${round(x(at))} 4V${bottom}`).join('')}
              strokeDasharray={DASHES}
            />
          )}
          {each(lines, ({ color, points }) => (
            <path className={lineColors[color]} d={path(points)} />
          ))}
        </>
      ),
    };
  };

/**
 * What two leases in a row and buying the same car have cost after each month, with the month in
 * which the lines cross.
 */
export function LeaseOrBuyChart(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { after, aheadFor } = leaseOrBuy(inputs);
  const last = after.at(-1) ?? { month: 0, lease: 0, buy: 0 };
  const years = after.filter(({ month }) => month > 0 && month % 12 === 0);
  // The end of each year and each side of the second lease's start are enough for the lines.
  const drawn = after.filter(({ month }) => month % 12 === 0 || month === inputs.months + 1);
  const draw = lineChart({
    x: {
      ticks: [0, ...years.map(({ month }) => month)],
      label: (month) => `${month / 12}`,
      unit: 'years',
    },
    lines: [
      { color: 'ink', points: drawn.map(({ month, buy }) => [month, buy]) },
      { color: 'accent', points: drawn.map(({ month, lease }) => [month, lease]) },
    ],
    change:
      aheadFor > 0 && aheadFor < last.month
        ? { at: [aheadFor], before: 'Leasing costs less', after: 'Buying costs less' }
        : undefined,
    ends: [
      { at: last.lease, name: 'Two leases', text: money(last.lease) },
      { at: last.buy, name: 'Buying', text: money(last.buy) },
    ],
  });
  return (
    <Chart
      columns={['Months', 'Leasing', 'Buying']}
      draw={draw}
      note={`Dollars spent so far in New Jersey. Buying counts what the car has lost in value: it falls evenly to ${money(leasePayment(inputs).residual)} after ${inputs.months} months and ${money(inputs.laterValue)} after ${last.month}. A lease can’t be ended before its last month at the amounts shown.`}
      rows={years.map(({ month, lease, buy }) => [month, money(lease), money(buy)])}
      title={
        aheadFor === 0
          ? 'Buying costs less from the first month'
          : `Leasing costs less for the first ${aheadFor} months`
      }
    />
  );
}

const LOW = money(USUAL_CHARGE.low);
const HIGH = money(USUAL_CHARGE.high);

/**
 * The bill for extra miles at each pace, as a band between the usual charges, and what a bigger
 * plan costs.
 */
export function MileageChart(inputs: PartProps<'MileageChart'>) {
  const { plan, biggerPlan, months } = inputs;
  const { extra, evenAt, billAt } = mileagePlan(inputs);
  const paysOff = evenAt.low <= biggerPlan;
  const finding = paysOff
    ? `Past ${count(evenAt.low)} miles a year, the bigger plan costs less`
    : `Up to ${count(Math.min(evenAt.high - 10, biggerPlan))} miles a year, paying for extra miles costs less`;
  const steps = Array.from(
    { length: Math.floor((biggerPlan - plan) / 1000) + 1 },
    (_, at) => plan + at * 1000,
  );
  const start = plan - 1000;
  const most = billAt(biggerPlan);

  const draw = lineChart({
    x: { ticks: [start, ...steps], label: (pace) => `${pace / 1000}k`, unit: 'mi/yr' },
    area: [0, most.low, most.high].map((cents, corner) => [corner ? biggerPlan : plan, cents]),
    lines: [{ color: 'ink', points: [start, biggerPlan].map((pace) => [pace, extra]) }],
    change: paysOff
      ? { at: [evenAt.high, evenAt.low], before: 'Pay per mile', after: 'Bigger plan' }
      : undefined,
    ends: [
      { at: most.high, name: money(most.high), text: `at ${HIGH}` },
      { at: most.low, name: money(most.low), text: `at ${LOW}` },
      { at: extra, name: money(extra), text: 'bigger plan' },
    ],
  });
  return (
    <Chart
      columns={['Miles a year', `At ${LOW}`, `At ${HIGH}`, 'Bigger plan']}
      draw={draw}
      note={`Dollars over ${months} months, before tax: the ${count(plan)}-mile plan with extra miles at ${LOW} to ${HIGH}, and the ${count(biggerPlan)}-mile plan. They cost the same at ${count(evenAt.high)} miles a year where a mile is ${HIGH}, and at ${count(evenAt.low)} where it’s ${LOW}`}
      rows={steps.map((pace) => {
        const { low, high } = billAt(pace);
        return [count(pace), money(low), money(high), money(extra)];
      })}
      title={finding}
    />
  );
}
