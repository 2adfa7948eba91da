import { scaleLinear } from 'd3-scale';
import { money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { dayOne, leaseTotal } from '@/lib/leasing/charts/payments';
import { type Bar, Chart, type Color, type Draw, type Label } from './chart';

const BAR = 14;
const LINE = 20;
/** Room for the labels beside the bars, and for the numbers at their ends. */
const [LABEL, NUMBER] = [176, 78];

type BarRow = {
  label: string;
  /** Each starts at `from`, when it continues an earlier one, or else at 0. */
  bars: readonly { from?: number; to: number; color: Color; text: string }[];
  strong?: boolean;
};

/**
 * Bars on one scale from 0, beside the label of their row, or below it in a narrow drawing, each
 * with its number at its end, so that no legend is needed. Those of one row stand in `columns`,
 * below their names.
 */
export const barRows =
  (rows: readonly BarRow[], columns: readonly string[] = []): Draw =>
  (width, narrow) => {
    const start = narrow ? 0 : LABEL;
    const column = (width - start) / Math.max(columns.length, 1);
    const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
    const length = scaleLinear([0, most], [0, column - NUMBER]);
    const drawn: Bar[] = [];
    const texts: Label[] = columns.map((text, at) => ({
      text,
      x: start + at * column,
      y: 13,
      strong: true,
    }));
    let y = columns.length > 0 ? LINE + 6 : 0;
    for (const { label, bars, strong } of rows) {
      const top = narrow ? y + LINE : y;
      texts.push({ text: label, y: narrow ? top - 5 : top + 11, strong });
      for (const [at, { from = 0, to, color, text }] of bars.entries()) {
        const left = start + at * column;
        drawn.push({ color, from: left + length(from), to: left + length(to), top, height: BAR });
        texts.push({ text, x: Math.round(left + length(to)) + 6, y: top + 11, strong });
      }
      y = top + BAR + (narrow ? 14 : 10);
    }
    return { height: y, bars: drawn, texts };
  };

/** What a monthly payment is made of, with the tax of New York City spread over the months. */
export function PaymentChart(terms: PartProps<'PaymentChart'>) {
  const { depreciation, rentCharge, payment } = leasePayment(terms);
  const lines: readonly (readonly [label: string, color: Color, amount: number, to: number])[] = [
    ['Depreciation', 'ink', depreciation, depreciation],
    ['Rent charge', 'accent', rentCharge, payment],
    ['Payment before tax', 'line', payment, payment],
  ];
  return (
    <Chart
      columns={['Part', 'Dollars a month']}
      draw={barRows(
        lines.map(([label, color, amount, to]) => ({
          label,
          bars: [{ color, from: to - amount, to, text: money(amount) }],
          strong: amount === payment,
        })),
      )}
      note="Dollars a month before sales tax, on an example car"
      rows={lines.map(([label, , amount]) => [label, money(amount)])}
      title={`${percent(Math.round((depreciation / payment) * 100))} of a lease payment is the car losing value`}
    />
  );
}

/**
 * What is due on the first day of a lease with nothing down, line by line, in New York City and in
 * New Jersey.
 */
export function DayOneChart(inputs: PartProps<'DayOneChart'>) {
  const { lines, total, taxShare, below } = dayOne(inputs);
  const bill = [...lines, { label: 'Due on day one', ...total, strong: true }];
  return (
    <Chart
      columns={['Line', 'New York City', 'New Jersey']}
      draw={barRows(
        bill.map(({ nyc, nj, ...line }) => ({
          ...line,
          bars: [
            { color: 'ink', to: nyc, text: money(nyc) },
            { color: 'accent', to: nj, text: money(nj) },
          ],
        })),
        ['New York City', 'New Jersey'],
      )}
      note={`Dollars on a lease of ${inputs.months} months with nothing down, of a car below ${usd(below)}. Tax: ${percent(taxPercent.nyc)} in the city, ${percent(taxPercent.nj)} in New Jersey, which taxes the dealer’s fee, too`}
      rows={bill.map(({ label, nyc, nj }) => [label, money(nyc), money(nj)])}
      title={`Sales tax is ${[...new Set(taxShare)].map(percent).join(' to ')} of the bill on day one`}
    />
  );
}

/**
 * Two leases of equal term, the second of a car with a lower price: what the lower price takes off
 * the payments.
 */
export function DiscountChart({ leases }: PartProps<'DiscountChart'>) {
  const [first, second] = leases;
  const saved = leaseTotal(first).total - leaseTotal(second).total;
  const effect = saved >= 0 ? `takes ${money(saved)} off` : `adds ${money(-saved)} to`;
  const sums = leases.map((lease, at) => ({
    ...leaseTotal(lease),
    label: lease.label,
    top: at * 72 + 20,
  }));
  const draw: Draw = (width) => {
    const x = scaleLinear([0, Math.max(...sums.map(({ total }) => total))], [0, width]);
    const bars = sums.flatMap(({ depreciation, total, top }): Bar[] => [
      { color: 'ink', from: 0, to: x(depreciation), top, height: 18 },
      { color: 'accent', from: x(depreciation), to: x(total), top, height: 18 },
    ]);
    const texts = sums.flatMap(({ label, depreciation, rentCharge, total, top }): Label[] => [
      { text: label, y: top - 7, strong: true },
      { text: money(total), x: width, y: top - 7, at: 'end', strong: true },
      { text: `Depreciation ${money(depreciation)}`, y: top + 32 },
      { text: `Rent ${money(rentCharge)}`, x: Math.round(x(total)), y: top + 32, at: 'end' },
    ]);
    return { height: sums.length * 72 - 14, bars, texts };
  };
  return (
    <Chart
      columns={['Lease', 'Depreciation', 'Rent charge', 'In all']}
      draw={draw}
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      rows={sums.map((sum) => [
        sum.label,
        ...[sum.depreciation, sum.rentCharge, sum.total].map(money),
      ])}
      title={`${money(first.sellingPrice - second.sellingPrice)} off the price ${effect} the payments`}
    />
  );
}
