import { leaseTotal } from '@/lib/charts/offers';
import { usd } from '@/lib/format/format';
import type { LeaseTerms } from '@/lib/lease/worked-examples';
import { Figure } from './chart';
import { stackedBars } from './stacked-bars';

type Named = { label: string } & LeaseTerms;

/** Two leases of equal term, the second of a car with a lower price: what the lower price takes off the payments. */
export function DiscountChart({ leases }: { leases: [Named, Named] }) {
  const [first, second] = leases.map((lease) => ({ ...lease, ...leaseTotal(lease) })) as [
    Named & ReturnType<typeof leaseTotal>,
    Named & ReturnType<typeof leaseTotal>,
  ];
  const saved = Math.round((first.total - second.total) * 100) / 100;
  const finding = `${usd(first.sellingPrice - second.sellingPrice)} off the price ${
    saved >= 0 ? `takes ${usd(saved)} off` : `adds ${usd(-saved)} to`
  } the payments`;
  const both = [first, second];
  return (
    <Figure
      alternative={`${finding}. ${both
        .map(
          ({ label, depreciation, rentCharge, total }) =>
            `${label}: ${usd(depreciation)} depreciation and ${usd(rentCharge)} rent charge, ${usd(total)} in all`,
        )
        .join('. ')}.`}
      columns={[{ label: 'Part' }, ...both.map(({ label }) => ({ label, numeric: true }))]}
      draw={(width) =>
        stackedBars(
          both.map(({ label, depreciation, rentCharge, total }) => ({
            label,
            text: usd(total),
            parts: [
              { size: depreciation, text: `Depreciation ${usd(depreciation)}`, tone: 'ink' },
              { size: rentCharge, text: `Rent ${usd(rentCharge)}`, tone: 'coral' },
            ],
          })),
          width,
        )
      }
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      rows={[
        ['Depreciation', ...both.map(({ depreciation }) => usd(depreciation))],
        ['Rent charge', ...both.map(({ rentCharge }) => usd(rentCharge))],
        ['In all', ...both.map(({ total }) => usd(total))],
      ]}
      title={finding}
    />
  );
}
