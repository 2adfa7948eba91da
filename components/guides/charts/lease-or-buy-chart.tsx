import { leaseOrBuy } from '@/lib/charts/lease-or-buy';
import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/lease/payment';
import { Chart } from './chart';
import { lineChart } from './lines';

/** What two leases in a row and buying the same car have cost after each month, with the month in which the lines cross. */
export function LeaseOrBuyChart(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { after, aheadFor } = leaseOrBuy(inputs);
  const last = after.at(-1) ?? { month: 0, lease: 0, buy: 0 };
  const finding =
    aheadFor === 0
      ? 'Buying costs less from the first month'
      : `Leasing costs less for the first ${aheadFor} months`;
  const years = after.filter(({ month }) => month > 0 && month % 12 === 0);
  // The end of each year and each side of the second lease's start are enough for the lines.
  const drawn = after.filter(({ month }) => month % 12 === 0 || month === inputs.months + 1);
  const draw = lineChart({
    x: { ticks: [0, ...years.map(({ month }) => month)], label: (month) => `${month / 12}`, unit: 'years' },
    lines: [
      { tone: 'ink', points: drawn.map(({ month, buy }) => [month, buy]) },
      { tone: 'accent', points: drawn.map(({ month, lease }) => [month, lease]) },
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
      title={finding}
    />
  );
}
