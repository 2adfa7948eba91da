import { scaleLinear } from 'd3-scale';
import { coverage } from '@/lib/charts/comparisons';
import { dayOne, leaseTotal } from '@/lib/charts/payments';
import { money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/lease/payment';
import { taxPercent } from '@/lib/lease/tax';
import { type Bar, Chart, type Color, type Draw, type Label } from './chart';

const BAR = 14;
const LINE = 20;
/** Room for the labels beside the bars. */
const LABEL = 176;

type RowBar = {
  /** Where the bar starts, when it continues an earlier one; 0 without it. */
  from?: number;
  to: number;
  color: Color;
  text: string;
  /** What the bar is, where a row has several: "New York City" */
  name?: string;
};
type BarRow = { label: string; bars: readonly RowBar[]; strong?: boolean };

/**
 * Horizontal bars on one scale from 0. Each has its label beside it, or above it in a narrow drawing, and its number at
 * its end, so that no legend is needed.
 */
export const barRows =
  (rows: readonly BarRow[]): Draw =>
  (width, narrow) => {
    const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
    const x = scaleLinear([0, most], [narrow ? 0 : LABEL, width - 78]);
    const bars: Bar[] = [];
    const texts: Label[] = [];
    let y = 0;
    for (const row of rows) {
      const named = row.bars.some(({ name }) => name);
      const { strong } = row;
      if (named) {
        texts.push({ text: row.label, y: y + BAR, strong: true });
        y += LINE + 2;
      }
      for (const { from = 0, to, color, text, name = row.label } of row.bars) {
        const top = narrow ? y + LINE : y;
        bars.push({ color, from: x(from), to: x(to), top, height: BAR });
        texts.push({ text: name, y: narrow ? top - 5 : top + 11, strong });
        texts.push({ text, x: Math.round(x(to)) + 6, y: top + 11, strong });
        y = top + BAR + (narrow ? 6 : 5);
      }
      y += narrow || named ? 8 : 5;
    }
    return { height: y, bars, texts };
  };

type Line = { label: string; amounts: readonly number[]; strong?: boolean };

/** Bars of cents in named columns beside each other, all on one scale from 0: the same lines of two bills. */
export const barColumns =
  (colors: Readonly<Record<string, Color>>, lines: readonly Line[]): Draw =>
  (width, narrow) => {
    const columns = Object.entries(colors);
    const start = narrow ? 0 : LABEL;
    const [first, step] = narrow ? [46, 44] : [26, 26];
    const column = (width - start) / columns.length;
    const length = scaleLinear([0, Math.max(...lines.flatMap(({ amounts }) => amounts))], [0, column - 84]);
    const bars: Bar[] = [];
    const texts: Label[] = columns.map(([text], at) => ({
      text,
      x: start + at * column,
      y: 13,
      strong: true,
    }));
    for (const [row, { label, amounts, strong }] of lines.entries()) {
      const top = first + row * step;
      texts.push({ text: label, y: top + (narrow ? -5 : 11), strong });
      for (const [at, [, color]] of columns.entries()) {
        const from = start + at * column;
        const to = from + length(amounts[at] ?? 0);
        bars.push({ color, from, to, top, height: BAR });
        texts.push({ text: money(amounts[at] ?? 0), x: Math.round(to) + 5, y: top + 11, strong });
      }
    }
    return { height: first + (lines.length - 1) * step + BAR + 4, bars, texts };
  };

/** A sum of two parts in cents, with their names: "$600 at signing" */
export type Sum = { label: string; sizes: readonly [number, number]; texts: readonly [string, string] };

/** Bars of two parts on one scale from 0, with their name and sum above and the parts' names below. */
export const stackedBars =
  (colors: readonly Color[], sums: readonly Sum[]): Draw =>
  (width) => {
    const [height, step] = [18, 72];
    const x = scaleLinear([0, Math.max(...sums.map(({ sizes: [a, b] }) => a + b))], [0, width]);
    const bars: Bar[] = [];
    const texts: Label[] = [];
    for (const [at, { label, sizes, texts: names }] of sums.entries()) {
      const sum = sizes[0] + sizes[1];
      const ends = [0, x(sizes[0]), x(sum)] as const;
      const top = at * step + 20;
      for (const [part, color] of colors.entries())
        bars.push({ color, from: ends[part] ?? 0, to: ends[part + 1] ?? 0, top, height });
      texts.push({ text: label, y: top - 7, strong: true });
      texts.push({ text: money(sum), x: width, y: top - 7, at: 'end', strong: true });
      texts.push({ text: names[0], y: top + 32 });
      texts.push({ text: names[1], x: Math.round(ends[2]), y: top + 32, at: 'end' });
    }
    return { height: sums.length * step - 14, bars, texts };
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

const places = [
  { key: 'newYork', name: 'New York', color: 'line' },
  { key: 'newJersey', name: 'New Jersey', color: 'action' },
  { key: 'usualLease', name: 'A usual lease', color: 'accent' },
] as const;

/** The liability cover that New York and New Jersey demand, beside what a lease usually demands. */
export function CoverageChart() {
  const { rows, times } = coverage();
  const thousands = (amount: number) => `$${amount},000`;
  return (
    <Chart
      columns={['At least', ...rows.map(({ label }) => label)]}
      draw={barRows(
        rows.map((row) => ({
          label: row.label,
          bars: places.map(({ key, ...place }) => ({ ...place, to: row[key], text: thousands(row[key]) })),
        })),
      )}
      note="Least liability cover, in dollars"
      rows={places.map(({ key, name }) => [name, ...rows.map((row) => thousands(row[key]))])}
      title={`Leases ask for ${times.least} to ${times.most} times the state’s minimum`}
    />
  );
}

/** What is due on the first day of a lease with nothing down, line by line, in New York City and in New Jersey. */
export function DayOneChart(inputs: PartProps<'DayOneChart'>) {
  const { lines, total, taxShare, below } = dayOne(inputs);
  const bill = [...lines, { label: 'Due on day one', ...total, strong: true }];
  return (
    <Chart
      columns={['Line', 'New York City', 'New Jersey']}
      draw={barColumns(
        { 'New York City': 'ink', 'New Jersey': 'accent' },
        bill.map(({ nyc, nj, ...line }) => ({ ...line, amounts: [nyc, nj] })),
      )}
      note={`Dollars on a lease of ${inputs.months} months with nothing down, of a car below ${usd(below)}. Tax: ${percent(taxPercent.nyc)} in the city, ${percent(taxPercent.nj)} in New Jersey, which taxes the dealer’s fee, too`}
      rows={bill.map(({ label, nyc, nj }) => [label, money(nyc), money(nj)])}
      title={`Sales tax is ${[...new Set(taxShare)].map(percent).join(' to ')} of the bill on day one`}
    />
  );
}

/** Two leases of equal term, the second of a car with a lower price: what the lower price takes off the payments. */
export function DiscountChart({ leases }: PartProps<'DiscountChart'>) {
  const [first, second] = leases;
  const saved = leaseTotal(first).total - leaseTotal(second).total;
  const effect = saved >= 0 ? `takes ${money(saved)} off` : `adds ${money(-saved)} to`;
  const sums = leases.map((lease): Sum => {
    const { depreciation, rentCharge } = leaseTotal(lease);
    return {
      label: lease.label,
      sizes: [depreciation, rentCharge],
      texts: [`Depreciation ${money(depreciation)}`, `Rent ${money(rentCharge)}`],
    };
  });
  return (
    <Chart
      columns={['Lease', 'Depreciation', 'Rent charge', 'In all']}
      draw={stackedBars(['ink', 'accent'], sums)}
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      rows={sums.map(({ label, sizes: [a, b] }) => [label, ...[a, b, a + b].map(money)])}
      title={`${money(first.sellingPrice - second.sellingPrice)} off the price ${effect} the payments`}
    />
  );
}
