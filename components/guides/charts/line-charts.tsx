import type { PartProps } from '@/lib/content/part-schemas';
import { money, percent, roundedMoney, wholeNumber } from '@/lib/format/format';
import { gapOverTime, leaseOrBuy, mileagePlan } from '@/lib/guides/line-chart-numbers';
import { type Cents, round } from '@/lib/leasing/arithmetic/cents';
import { USUAL_PER_MILE } from '@/lib/leasing/arithmetic/mileage';
import { approximateRate } from '@/lib/leasing/arithmetic/payment';
import { LineChart } from './line-chart';

/**
 * The cost of two leases in a row, and of buying the same car, after each month. The chart marks
 * the month in which the lines cross.
 */
export function LeaseOrBuyChart(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { after, aheadFor } = leaseOrBuy(inputs);
  const leaseRate = percent(Math.round(approximateRate(inputs.moneyFactor)));
  const last = after.at(-1) ?? { month: 0, lease: 0, buy: 0 };
  const years = after.filter(({ month }) => month > 0 && month % 12 === 0);
  // The ends of the years, and both sides of the second lease's start, are enough to draw the
  // lines.
  const drawn = after.filter(({ month }) => month % 12 === 0 || month === inputs.months + 1);
  return (
    <LineChart
      columns={['Months', 'Leasing', 'Buying']}
      note={`Dollars spent so far in New Jersey, lease at about ${leaseRate}, loan at ${percent(inputs.loanPercent)}, with what the car has lost in value, spread evenly. Cars lose most at first, so selling or ending the lease early costs more than shown.`}
      rows={years.map(({ month, lease, buy }) => [month, roundedMoney(lease), roundedMoney(buy)])}
      shapes={[
        {
          color: 'ink',
          name: 'Buying',
          amount: `${roundedMoney(last.buy)} in ${years.length} years`,
          points: drawn.map(({ month, buy }) => [month, buy]),
        },
        {
          color: 'green',
          name: 'Two leases',
          amount: `${roundedMoney(last.lease)} in ${years.length} years`,
          points: drawn.map(({ month, lease }) => [month, lease]),
        },
      ]}
      title={`Leasing costs less for the first ${aheadFor} months`}
      turn={{ from: aheadFor, to: aheadFor, before: 'Leasing wins', after: 'Buying wins' }}
      x={{
        from: 0,
        to: last.month,
        labels: ['0', ...years.map(({ month }) => `${month / 12}`)],
        unit: 'Years',
      }}
      y={{ low: 0, high: Math.max(last.lease, last.buy), step: 1_000_000 }}
    />
  );
}

const LOW = money(USUAL_PER_MILE.low);
const HIGH = money(USUAL_PER_MILE.high);

const thousands = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 1000) + 1 }, (_, at) => from + at * 1000);

/**
 * The cost of extra miles at each pace, as a band between the lowest and the highest usual charge,
 * and the cost of a larger plan.
 */
export function MileageChart(inputs: PartProps<'MileageChart'>) {
  const { plan, biggerPlan, months } = inputs;
  const { extra, evenAt, billAt } = mileagePlan(inputs);
  const paces = thousands(plan, biggerPlan);
  const start = plan - 1000;
  const most = billAt(biggerPlan);
  return (
    <LineChart
      columns={['Miles a year', `At ${LOW}`, `At ${HIGH}`, 'Bigger plan']}
      note={`Dollars over ${months} months, before tax: extra miles at ${LOW} to ${HIGH} each (the band), beside the ${wholeNumber(biggerPlan)}-mile plan (the line).`}
      rows={paces.map((pace) => {
        const { low, high } = billAt(pace);
        return [wholeNumber(pace), ...[low, high, extra].map(roundedMoney)];
      })}
      shapes={[
        {
          color: 'sand',
          name: 'Extra miles',
          amount: `${roundedMoney(most.low)} to ${roundedMoney(most.high)} at ${wholeNumber(biggerPlan)}`,
          points: [
            [plan, 0],
            [biggerPlan, most.low],
            [biggerPlan, most.high],
          ],
        },
        {
          color: 'ink',
          name: 'Bigger plan',
          amount: roundedMoney(extra),
          points: [
            [start, extra],
            [biggerPlan, extra],
          ],
        },
      ]}
      title={`The ${wholeNumber(biggerPlan)}-mile plan starts to win at ${wholeNumber(evenAt.high)} to ${wholeNumber(evenAt.low)} miles a year`}
      turn={{ from: evenAt.high, to: evenAt.low, before: 'Pay per mile', after: 'Bigger plan' }}
      x={{
        from: start,
        to: biggerPlan,
        labels: [start, ...paces].map((pace) => `${pace / 1000}k`),
        unit: 'Miles a year',
      }}
      y={{ low: 0, high: most.high, step: 50_000 }}
    />
  );
}

/** The table has rows for these payments and the last one. The title uses the first two. */
const EARLY = 1;
const LATER = 8;
const GAP_ROWS = [EARLY, LATER, 12, 24];

const toWholeDollars = (cents: Cents): Cents => round(cents / 100) * 100;

export function GapChart(inputs: PartProps<'GapChart'>) {
  const after = gapOverTime(inputs);
  const residual = after.at(-1)?.car ?? 0;
  const gapAfter = (payments: number) => {
    const { lease, car } = after[payments] ?? { lease: 0, car: 0 };
    return roundedMoney(Math.round((lease - car) / 10_000) * 10_000);
  };
  // The lines are almost straight, so every third payment is enough.
  const drawn = after.filter(({ payments }) => payments % 3 === 0);
  const lease = drawn.map(({ payments, lease: cents }) => [payments, cents] as const);
  const car = drawn.map(({ payments, car: cents }) => [payments, cents] as const);
  const early = after[EARLY] ?? { lease: 0, car: 0 };
  const rows = after.filter(
    ({ payments }) => GAP_ROWS.includes(payments) || payments === inputs.months,
  );
  return (
    <LineChart
      columns={['Payments', 'Lease', 'Car', 'Gap']}
      note="What the lease wants and what the car brings, with the amounts after one payment. The car’s value is our guess; the lease’s formula decides what it wants."
      rows={rows.map(({ payments, ...row }) => {
        // The gap is the difference of the two numbers as printed.
        const [lease, car] = [toWholeDollars(row.lease), toWholeDollars(row.car)];
        return [payments, ...[lease, car, lease - car].map(roundedMoney)];
      })}
      shapes={[
        {
          color: 'sand',
          name: 'Gap',
          amount: roundedMoney(early.lease - early.car),
          points: [...lease, ...car.toReversed()],
        },
        {
          color: 'ink',
          name: 'Lease wants',
          amount: roundedMoney(early.lease),
          points: lease,
        },
        { color: 'green', name: 'Car brings', amount: roundedMoney(early.car), points: car },
      ]}
      title={`If the car is totaled, you’re short ${gapAfter(EARLY)} after one payment and ${gapAfter(LATER)} after eight`}
      x={{
        from: 0,
        to: inputs.months,
        labels: after.flatMap(({ payments }) => (payments % 12 === 0 ? `${payments}` : [])),
        unit: 'Payments',
      }}
      y={{ low: residual * 0.95, high: after[0]?.lease ?? 0, step: 500_000 }}
    />
  );
}
