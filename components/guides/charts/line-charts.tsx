import { count, money, wholeDollars } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { USUAL_CHARGE } from '@/lib/leasing/arithmetic/mileage';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { gapOverTime, leaseOrBuy, mileagePlan } from '@/lib/leasing/charts/payments';
import { Chart } from './chart';
import { lineChart } from './line-chart';

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
      { color: 'action', points: drawn.map(({ month, lease }) => [month, lease]) },
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

/** The payments at which the table names both amounts; the first two are in the title. */
const GAP_ROWS = [1, 8, 12, 24];

/** What the lease wants after a wreck, and what the car would bring, after each payment. */
export function GapChart(inputs: PartProps<'GapChart'>) {
  const after = gapOverTime(inputs);
  const last = after.at(-1) ?? { payments: 0, lease: 0, car: 0 };
  const named = after.filter(
    ({ payments }) => GAP_ROWS.includes(payments) || payments === last.payments,
  );
  const hundreds = ({ lease, car }: { lease: number; car: number }) =>
    wholeDollars(Math.round((lease - car) / 10_000) * 10_000);
  const [early, later] = named;
  const years = after.filter(({ payments }) => payments % 12 === 0);
  const draw = lineChart({
    x: {
      ticks: years.map(({ payments }) => payments),
      label: (payments) => count(payments),
      unit: 'payments',
    },
    lines: [
      { color: 'action', points: after.map(({ payments, car }) => [payments, car]) },
      { color: 'ink', points: after.map(({ payments, lease }) => [payments, lease]) },
    ],
    ends: [{ at: last.lease, name: wholeDollars(last.lease), text: 'both' }],
  });
  return (
    <Chart
      columns={['Payments', 'The lease wants', 'The car brings', 'Gap']}
      draw={draw}
      note="Our guess for the car’s value; the lease’s formula decides what it wants."
      rows={named.map(({ payments, lease, car }) => [
        payments,
        ...[lease, car, lease - car].map(wholeDollars),
      ])}
      title={`The gap shrinks from ${early ? hundreds(early) : ''} after a month to ${later ? hundreds(later) : ''} after eight, then to nothing`}
    />
  );
}
