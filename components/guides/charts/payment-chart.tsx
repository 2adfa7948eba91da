import { paymentParts } from '@/lib/charts/payment';
import { percent, usd } from '@/lib/format/format';
import { TAX_PERCENT } from '@/lib/lease/tax';
import type { LeaseTerms } from '@/lib/lease/worked-examples';
import { barRows } from './bar-rows';
import { Figure } from './chart';

/** What a monthly payment is made of, with the tax of New York City spread over the months. */
export function PaymentChart(terms: LeaseTerms) {
  const { depreciation, rentCharge, tax, total } = paymentParts(terms, 'nyc');
  const share = percent(Math.round((depreciation / total) * 100));
  const taxLabel = `Sales tax, ${percent(TAX_PERCENT.nyc)}`;
  const lines: [label: string, amount: number][] = [
    ['Depreciation', depreciation],
    ['Rent charge', rentCharge],
    [taxLabel, tax],
    ['Payment with tax', total],
  ];
  return (
    <Figure
      alternative={`${share} of the payment is depreciation. ${lines.map(([label, amount]) => `${label}: ${usd(amount)}`).join('. ')}.`}
      columns={[{ label: 'Part' }, { label: 'Dollars a month', numeric: true }]}
      draw={(width) =>
        barRows(
          [
            { label: 'Depreciation', bars: [{ to: depreciation, tone: 'ink', text: usd(depreciation) }] },
            {
              label: 'Rent charge',
              bars: [{ from: depreciation, to: total - tax, tone: 'coral', text: usd(rentCharge) }],
            },
            { label: taxLabel, bars: [{ from: total - tax, to: total, tone: 'harbor', text: usd(tax) }] },
            {
              label: 'Payment with tax',
              bars: [{ to: total, tone: 'sand', text: usd(total) }],
              strong: true,
            },
          ],
          width,
        )
      }
      note="Dollars a month, on an example car in New York City"
      rows={lines.map(([label, amount]) => [label, usd(amount)])}
      title={`${share} of a lease payment is the car losing value`}
    />
  );
}
