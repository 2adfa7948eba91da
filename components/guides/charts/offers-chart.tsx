import { offerCosts } from '@/lib/charts/payments';
import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { stackedBars } from './bars';
import { Chart } from './chart';

/** Offers of equal term as bars of what is due at signing and what comes after. */
export function OffersChart({ offers }: PartProps<'OffersChart'>) {
  const { costs, dearest, cheapest, lowestPayment } = offerCosts(offers);
  const finding =
    dearest === lowestPayment
      ? 'The lowest payment costs the most in the end'
      : `“${cheapest?.label}” costs the least in the end`;
  const bars = costs.map(({ label, dueAtSigning, remaining, monthly, months, paid }) => ({
    label,
    text: money(paid),
    parts: [
      { size: dueAtSigning, text: `${money(dueAtSigning)} at signing`, tone: 'coral' },
      { size: remaining, text: `${months - 1} payments of ${money(monthly)}`, tone: 'ink' },
    ] as const,
  }));
  return (
    <Chart
      alternative={[
        finding,
        ...bars.map(
          ({ label, text, parts: [first, second] }) =>
            `${label}: ${first.text} and ${second.text}, ${text} in all`,
        ),
      ]}
      columns={['Offer', 'At signing', 'Payments', 'In all']}
      draw={stackedBars(bars)}
      note={`Dollars over ${costs[0]?.months} months, on made-up offers`}
      rows={costs.map(({ label, dueAtSigning, remaining, paid }) => [
        label,
        ...[dueAtSigning, remaining, paid].map(money),
      ])}
      title={finding}
    />
  );
}
