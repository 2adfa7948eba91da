import type { Tone } from '@/components/ui/marks';
import { leaseTotal, offerCosts } from '@/lib/charts/payments';
import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { stackedBars } from './bars';
import { Chart } from './chart';

type Part = { name: string; tone: Tone };
type Sum = {
  label: string;
  total: number;
  sizes: readonly [number, number];
  texts: readonly [string, string];
};

/** Sums of two parts, in cents, as bars; `texts` name the parts in the drawing. */
function TwoPartChart(props: {
  title: string;
  note: string;
  facts?: readonly string[];
  of: string;
  parts: readonly [Part, Part];
  sums: readonly Sum[];
}) {
  const { title, note, facts, of, parts, sums } = props;
  const [first, second] = parts;
  return (
    <Chart
      columns={[of, first.name, second.name, 'In all']}
      draw={stackedBars(
        sums.map(({ label, total, sizes, texts }) => ({
          label,
          text: money(total),
          parts: [
            { size: sizes[0], text: texts[0], tone: first.tone },
            { size: sizes[1], text: texts[1], tone: second.tone },
          ],
        })),
      )}
      facts={facts}
      note={note}
      rows={sums.map(({ label, total, sizes }) => [label, ...[...sizes, total].map(money)])}
      title={title}
    />
  );
}

/** Offers of equal term: what is due at signing and what comes after. */
export function OffersChart({ offers }: PartProps<'OffersChart'>) {
  const { costs, dearest, cheapest, lowestPayment } = offerCosts(offers);
  const sums: Sum[] = costs.map(({ label, dueAtSigning, remaining, monthly, months, paid }) => ({
    label,
    total: paid,
    sizes: [dueAtSigning, remaining],
    texts: [`${money(dueAtSigning)} at signing`, `${months - 1} payments of ${money(monthly)}`],
  }));
  return (
    <TwoPartChart
      facts={sums.map(({ label, texts }) => `${label}: ${texts[1]}`)}
      note={`Dollars over ${costs[0]?.months} months, on made-up offers`}
      of="Offer"
      parts={[
        { name: 'At signing', tone: 'accent' },
        { name: 'Payments', tone: 'ink' },
      ]}
      sums={sums}
      title={
        dearest === lowestPayment
          ? 'The lowest payment costs the most in the end'
          : `“${cheapest?.label}” costs the least in the end`
      }
    />
  );
}

/** Two leases of equal term, the second of a car with a lower price: what the lower price takes off the payments. */
export function DiscountChart({ leases: [first, second] }: PartProps<'DiscountChart'>) {
  const saved = leaseTotal(first).total - leaseTotal(second).total;
  const effect = saved >= 0 ? `takes ${money(saved)} off` : `adds ${money(-saved)} to`;
  return (
    <TwoPartChart
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      of="Lease"
      parts={[
        { name: 'Depreciation', tone: 'ink' },
        { name: 'Rent charge', tone: 'accent' },
      ]}
      sums={[first, second].map((lease) => {
        const { depreciation, rentCharge, total } = leaseTotal(lease);
        return {
          label: lease.label,
          total,
          sizes: [depreciation, rentCharge],
          texts: [`Depreciation ${money(depreciation)}`, `Rent ${money(rentCharge)}`],
        };
      })}
      title={`${money(first.sellingPrice - second.sellingPrice)} off the price ${effect} the payments`}
    />
  );
}
