import { offerCosts } from '@/lib/charts/payments';
import { money } from '@/lib/format/format';
import type { PartProps } from '../part-schemas';
import { stackedBars } from './bars';
import { Chart } from './chart';

/** Offers of equal term as bars of what is due at signing and what comes after. */
export function OffersChart({ offers }: PartProps<'OffersChart'>) {
  const { costs, dearest, cheapest, lowestPayment } = offerCosts(offers);
  const finding =
    dearest === lowestPayment
      ? 'The lowest payment costs the most in the end'
      : `“${cheapest?.label}” costs the least in the end`;
  return (
    <Chart
      alternative={`${finding}. ${costs
        .map(
          ({ label, dueAtSigning, monthly, months, paid }) =>
            `${label}: ${money(dueAtSigning)} at signing and ${months - 1} payments of ${money(monthly)}, ${money(paid)} in all`,
        )
        .join('. ')}.`}
      columns={[
        { label: 'Offer' },
        { label: 'At signing', numeric: true },
        { label: 'Payments', numeric: true },
        { label: 'In all', numeric: true },
      ]}
      draw={(width) =>
        stackedBars(
          costs.map(({ label, dueAtSigning, remaining, monthly, months, paid }) => ({
            label,
            text: money(paid),
            parts: [
              { size: dueAtSigning, text: `${money(dueAtSigning)} at signing`, tone: 'coral' },
              { size: remaining, text: `${months - 1} payments of ${money(monthly)}`, tone: 'ink' },
            ],
          })),
          width,
        )
      }
      note={`Dollars over ${costs[0]?.months} months, on made-up offers`}
      rows={costs.map(({ label, dueAtSigning, remaining, paid }) => [
        label,
        ...[dueAtSigning, remaining, paid].map(money),
      ])}
      title={finding}
    />
  );
}
