import { leaseTotal } from '@/lib/charts/payments';
import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { stackedBars } from './bars';
import { Chart } from './chart';

/** Two leases of equal term, the second of a car with a lower price: what the lower price takes off the payments. */
export function DiscountChart({ leases: [first, second] }: PartProps<'DiscountChart'>) {
  const both = [first, second].map((lease) => ({ label: lease.label, ...leaseTotal(lease) }));
  const saved = leaseTotal(first).total - leaseTotal(second).total;
  const finding = `${money(first.sellingPrice - second.sellingPrice)} off the price ${
    saved >= 0 ? `takes ${money(saved)} off` : `adds ${money(-saved)} to`
  } the payments`;
  return (
    <Chart
      alternative={[
        finding,
        ...both.map(
          ({ label, depreciation, rentCharge, total }) =>
            `${label}: ${money(depreciation)} depreciation and ${money(rentCharge)} rent charge, ${money(total)} in all`,
        ),
      ]}
      columns={['Part', ...both.map(({ label }) => label)]}
      draw={stackedBars(
        both.map(({ label, depreciation, rentCharge, total }) => ({
          label,
          text: money(total),
          parts: [
            { size: depreciation, text: `Depreciation ${money(depreciation)}`, tone: 'ink' },
            { size: rentCharge, text: `Rent ${money(rentCharge)}`, tone: 'coral' },
          ],
        })),
      )}
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      rows={[
        ['Depreciation', ...both.map(({ depreciation }) => money(depreciation))],
        ['Rent charge', ...both.map(({ rentCharge }) => money(rentCharge))],
        ['In all', ...both.map(({ total }) => money(total))],
      ]}
      title={finding}
    />
  );
}
