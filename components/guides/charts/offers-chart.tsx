import { offerCosts } from '@/lib/charts/offers';
import { usd } from '@/lib/format/format';
import type { Offer } from '@/lib/lease/worked-examples';
import { Figure } from './chart';
import { stackedBars } from './stacked-bars';

/** Offers of equal term as bars of what is due at signing and what comes after. */
export function OffersChart({ offers }: { offers: ({ label: string } & Offer)[] }) {
  const { costs, dearest, cheapest, lowestPayment } = offerCosts(offers);
  const finding =
    dearest === lowestPayment
      ? 'The lowest payment costs the most in the end'
      : `“${cheapest?.label}” costs the least in the end`;
  return (
    <Figure
      alternative={`${finding}. ${costs
        .map(
          ({ label, dueAtSigning, monthly, months, total }) =>
            `${label}: ${usd(dueAtSigning)} at signing and ${months - 1} payments of ${usd(monthly)}, ${usd(total)} in all`,
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
          costs.map(({ label, dueAtSigning, remaining, monthly, months, total }) => ({
            label,
            text: usd(total),
            parts: [
              { size: dueAtSigning, text: `${usd(dueAtSigning)} at signing`, tone: 'coral' },
              { size: remaining, text: `${months - 1} payments of ${usd(monthly)}`, tone: 'ink' },
            ],
          })),
          width,
        )
      }
      note={`Dollars over ${costs[0]?.months} months, on made-up offers`}
      rows={costs.map(({ label, dueAtSigning, remaining, total }) => [
        label,
        usd(dueAtSigning),
        usd(remaining),
        usd(total),
      ])}
      title={finding}
    />
  );
}
