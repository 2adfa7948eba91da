import { paymentParts } from '@/lib/charts/payments';
import { money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { barRows } from './bars';
import { Chart } from './chart';

/** What a monthly payment is made of, with the tax of New York City spread over the months. */
export function PaymentChart(terms: PartProps<'PaymentChart'>) {
  const { depreciation, rentCharge, tax, total } = paymentParts(terms);
  const share = percent(Math.round((depreciation / total) * 100));
  const parts = [
    { label: 'Depreciation', amount: depreciation, to: depreciation, tone: 'ink' },
    { label: 'Rent charge', amount: rentCharge, from: depreciation, to: total - tax, tone: 'accent' },
    {
      label: `Sales tax, ${percent(TAX_PERCENT.nyc)}`,
      amount: tax,
      from: total - tax,
      to: total,
      tone: 'action',
    },
    { label: 'Payment with tax', amount: total, to: total, tone: 'line', strong: true },
  ] as const;
  return (
    <Chart
      columns={['Part', 'Dollars a month']}
      draw={barRows(
        parts.map(({ label, amount, ...bar }) => ({
          label,
          bars: [{ ...bar, text: money(amount) }],
          strong: 'strong' in bar,
        })),
      )}
      note="Dollars a month, on an example car in New York City"
      rows={parts.map(({ label, amount }) => [label, money(amount)])}
      title={`${share} of a lease payment is the car losing value`}
    />
  );
}
