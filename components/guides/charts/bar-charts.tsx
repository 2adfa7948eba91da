import { money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { effectiveMonthly } from '@/lib/leasing/arithmetic/payment';
import { leaseTotal } from '@/lib/leasing/charts/payments';
import { barRows } from './bar-rows';
import { Chart, type Color } from './chart';
import { stackedBars } from './stacked-bars';

/**
 * Two leases of equal term, the second of a car with a lower price: what the lower price takes off
 * the payments.
 */
export function DiscountChart({ leases }: PartProps<'DiscountChart'>) {
  const [first, second] = leases;
  const sums = leases.map((lease) => ({ ...leaseTotal(lease), label: lease.label }));
  const saved = leaseTotal(first).total - leaseTotal(second).total;
  const effect = saved >= 0 ? `takes ${money(saved)} off` : `adds ${money(-saved)} to`;
  const draw = stackedBars(
    sums.map(({ label, depreciation, rentCharge, total }) => ({
      label,
      end: money(total),
      total,
      parts: [
        { name: 'Depreciation', amount: depreciation },
        { name: 'Rent', amount: rentCharge },
      ],
    })),
  );
  return (
    <Chart
      columns={['Lease', 'Depreciation', 'Rent charge', 'In all']}
      draw={draw}
      note={`Dollars in ${first.months} payments, before tax, on two made-up cars with the same sticker`}
      rows={sums.map(({ label, ...sum }) => [
        label,
        ...[sum.depreciation, sum.rentCharge, sum.total].map(money),
      ])}
      title={`${money(first.sellingPrice - second.sellingPrice)} off the price ${effect} the payments`}
    />
  );
}

/** What offers cost in all, the check on the first day and the payments after it. */
export function OffersChart({ months, offers }: PartProps<'OffersChart'>) {
  const sums = offers.map(({ label, dueAtSigning, monthly }) => {
    const { paid, effective } = effectiveMonthly({ dueAtSigning, monthly, months, endFees: 0 });
    return { label, dueAtSigning, monthly, paid, effective };
  });
  const draw = stackedBars(
    sums.map(({ label, dueAtSigning, paid, effective }) => ({
      label,
      end: `${money(effective)} a month`,
      total: paid,
      parts: [
        { name: 'Signing', amount: dueAtSigning },
        { name: 'Payments', amount: paid - dueAtSigning },
      ],
    })),
  );
  const lowestPayment = sums.toSorted((a, b) => a.monthly - b.monthly)[0];
  const dearest = sums.toSorted((a, b) => b.effective - a.effective)[0];
  const isTrap = lowestPayment === dearest;
  return (
    <Chart
      columns={['Ad', 'At signing', 'Payments', 'A month']}
      draw={draw}
      note={`Dollars over ${months} months, before tax: the check at signing, then the payments still to come. At the end, all of it divided by the months`}
      rows={sums.map(({ label, dueAtSigning, paid, effective }) => [
        label,
        ...[dueAtSigning, paid - dueAtSigning, effective].map(money),
      ])}
      title={
        isTrap
          ? 'The ad with the lowest payment costs the most'
          : 'The check at signing is part of the price'
      }
    />
  );
}

/** In percent of the sticker a month: shoppers call a lease at or under it a good one. */
const ONE_PERCENT = 1;

/** What offers cost a month as a share of the sticker, beside the rule of 1%. */
export function OnePercentChart({ offers }: PartProps<'OnePercentChart'>) {
  const cars = offers.map(({ sticker, effective }) => ({
    name: `${money(sticker)} car`,
    effective,
    share: Math.round((effective / sticker) * 10_000) / 100,
    years: Math.round((sticker / effective / 12) * 10) / 10,
  }));
  const rows = cars.map(({ name, effective, share }) => ({
    label: `${name}, ${money(effective)} a month: ${percent(share)}`,
    bars: [{ color: colorOf(share), to: share }],
  }));
  return (
    <Chart
      columns={['Car', 'A month', 'Of sticker', 'Years']}
      draw={barRows(rows, { rules: [ONE_PERCENT], labelWidth: 250, textWidth: 0 })}
      note="Effective monthly cost before tax, as a share of the sticker. The dashed line is 1%"
      rows={cars.map(({ name, effective, share, years }) => [
        name,
        money(effective),
        percent(share),
        years,
      ])}
      title={onePercentFinding(cars)}
    />
  );
}

const colorOf = (share: number): Color => (share > ONE_PERCENT ? 'accent' : 'action');

function onePercentFinding(cars: readonly { name: string; share: number }[]): string {
  const [first, ...others] = cars.filter(({ share }) => share <= ONE_PERCENT);
  if (!first) return 'No car here passes the 1% rule';
  return others.length === 0
    ? `Only the ${first.name} passes the 1% rule`
    : `${others.length + 1} of these ${cars.length} cars pass the 1% rule`;
}
