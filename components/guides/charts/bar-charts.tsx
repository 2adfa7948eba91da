import type { Tone } from '@/components/ui/marks';
import { coverage } from '@/lib/charts/coverage';
import { dayOne } from '@/lib/charts/day-one';
import { leaseTotal, offerCosts, paymentParts } from '@/lib/charts/payments';
import { money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { barColumns, barRows, type Sum, stackedBars } from './bars';
import { Chart } from './chart';

/** What a monthly payment is made of, with the tax of New York City spread over the months. */
export function PaymentChart(terms: PartProps<'PaymentChart'>) {
  const { depreciation, rentCharge, tax, total } = paymentParts(terms);
  const lines: readonly (readonly [label: string, tone: Tone, amount: number, to: number])[] = [
    ['Depreciation', 'ink', depreciation, depreciation],
    ['Rent charge', 'accent', rentCharge, total - tax],
    [`Sales tax, ${percent(TAX_PERCENT.nyc)}`, 'action', tax, total],
    ['Payment with tax', 'line', total, total],
  ];
  return (
    <Chart
      columns={['Part', 'Dollars a month']}
      draw={barRows(
        lines.map(([label, tone, amount, to]) => ({
          label,
          bars: [{ tone, from: to - amount, to, text: money(amount) }],
          strong: amount === total,
        })),
      )}
      note="Dollars a month, on an example car in New York City"
      rows={lines.map(([label, , amount]) => [label, money(amount)])}
      title={`${percent(Math.round((depreciation / total) * 100))} of a lease payment is the car losing value`}
    />
  );
}

const places = [
  { key: 'newYork', name: 'New York', tone: 'line' },
  { key: 'newJersey2023', name: 'New Jersey, 2023 rules', tone: 'tint' },
  { key: 'newJersey2026', name: 'New Jersey, 2026 rules', tone: 'action' },
  { key: 'usualLease', name: 'A usual lease', tone: 'accent' },
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
  const { lines, total, taxShare } = dayOne(inputs);
  const bill = [...lines, { label: 'Due on day one', ...total, strong: true }];
  return (
    <Chart
      columns={['Line', 'New York City', 'New Jersey']}
      draw={barColumns(
        { 'New York City': 'ink', 'New Jersey': 'accent' },
        bill.map(({ nyc, nj, ...line }) => ({ ...line, amounts: [nyc, nj] })),
      )}
      note={`Dollars on a lease of ${inputs.months} months with nothing down. Tax: ${percent(TAX_PERCENT.nyc)} in the city, ${percent(TAX_PERCENT.nj)} in New Jersey, which taxes the dealer’s fee, too`}
      rows={bill.map(({ label, nyc, nj }) => [label, money(nyc), money(nj)])}
      title={`Sales tax is ${[...new Set(taxShare)].map(percent).join(' to ')} of the bill on day one`}
    />
  );
}

/** Sums of two parts as bars, and as rows of a table whose first column is headed `of`; `parts` have their tones. */
const twoParts = (of: string, parts: Readonly<Record<string, Tone>>, sums: readonly Sum[]) => ({
  columns: [of, ...Object.keys(parts), 'In all'],
  draw: stackedBars(Object.values(parts), sums),
  rows: sums.map(({ label, sizes: [a, b] }) => [label, ...[a, b, a + b].map(money)]),
});

/** Offers of equal term: what is due at signing and what comes after. */
export function OffersChart({ offers }: PartProps<'OffersChart'>) {
  const { costs, dearest, cheapest, lowestPayment } = offerCosts(offers);
  const sums = costs.map(
    ({ label, dueAtSigning, remaining, monthly, months }): Sum => ({
      label,
      sizes: [dueAtSigning, remaining],
      texts: [`${money(dueAtSigning)} at signing`, `${months - 1} payments of ${money(monthly)}`],
    }),
  );
  return (
    <Chart
      {...twoParts('Offer', { 'At signing': 'accent', Payments: 'ink' }, sums)}
      facts={sums.map(({ label, texts }) => `${label}: ${texts[1]}`)}
      note={`Dollars over ${costs[0]?.months} months, on made-up offers`}
      title={
        dearest === lowestPayment
          ? 'The lowest payment costs the most in the end'
          : `“${cheapest?.label}” costs the least in the end`
      }
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
      {...twoParts('Lease', { Depreciation: 'ink', 'Rent charge': 'accent' }, sums)}
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      title={`${money(first.sellingPrice - second.sellingPrice)} off the price ${effect} the payments`}
    />
  );
}
