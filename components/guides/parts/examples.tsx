import { DataTable } from '@/components/ui/data-table';
import { count, money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { effectiveMonthly, OVERAGE_RATES, overage } from '@/lib/lease/offer';
import { leasePayment } from '@/lib/lease/payment';
import { TAX_PERCENT, taxOn } from '@/lib/lease/tax';
import { ExampleBox, ExampleLines, ExampleTerms } from './example-box';

/** A lease payment calculated from its terms, with the sales tax on it in New York City and in New Jersey. */
export function PaymentExample({ title, ...terms }: PartProps<'PaymentExample'>) {
  const lease = leasePayment(terms);
  const taxed = lease.payment * terms.months + terms.down;
  return (
    <ExampleBox
      remark={
        lease.rounding !== 0
          ? 'The payment is rounded once, after adding, so the two lines above it differ by a cent.'
          : undefined
      }
      title={title}
    >
      <ExampleTerms
        terms={[
          { label: 'Sticker price (MSRP)', value: money(terms.msrp) },
          { label: 'Selling price', value: money(terms.sellingPrice) },
          { label: 'Fees added', value: money(terms.fees) },
          { label: 'Money down', value: money(terms.down) },
          { label: `Residual, ${percent(terms.residualPercent)} of MSRP`, value: money(lease.residual) },
          { label: 'Term', value: `${terms.months} months` },
        ]}
      />
      <ExampleLines
        lines={[
          { label: 'Depreciation', value: money(lease.depreciation) },
          { label: `Rent charge, money factor ${terms.moneyFactor}`, value: money(lease.rentCharge) },
          { label: 'Base payment a month', value: money(lease.payment), strong: true },
        ]}
      />
      <ExampleLines
        lines={[
          {
            label: `Sales tax due at the start, New York City (${percent(TAX_PERCENT.nyc)})`,
            value: money(taxOn(taxed, TAX_PERCENT.nyc)),
          },
          {
            label: `The same in New Jersey (${percent(TAX_PERCENT.nj)})`,
            value: money(taxOn(taxed, TAX_PERCENT.nj)),
          },
          { label: 'Approximate interest-rate equivalent', value: percent(lease.approximateRate) },
        ]}
        title="Beside the payment"
      />
    </ExampleBox>
  );
}

/** Sales tax on the same payments in New York City and in New Jersey. */
export function TaxExample({ title, monthlyPayment, months, downPayment }: PartProps<'TaxExample'>) {
  const taxed = monthlyPayment * months + downPayment;
  const [nyc, nj] = [taxOn(taxed, TAX_PERCENT.nyc), taxOn(taxed, TAX_PERCENT.nj)];
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          { label: `${months} payments of ${money(monthlyPayment)}`, value: money(monthlyPayment * months) },
          ...(downPayment > 0 ? [{ label: 'Money down', value: money(downPayment) }] : []),
          { label: 'Taxed total', value: money(taxed), strong: true },
        ]}
      />
      <ExampleLines
        lines={[
          { label: `New York City, ${percent(TAX_PERCENT.nyc)}`, value: money(nyc) },
          { label: `New Jersey, ${percent(TAX_PERCENT.nj)}`, value: money(nj) },
          { label: 'Difference', value: money(nyc - nj), strong: true },
        ]}
        title="Sales tax due at the start"
      />
    </ExampleBox>
  );
}

/** The cost of excess miles at the low and the high end of the usual range of rates. */
export function OverageExample({ title, milesOver }: PartProps<'OverageExample'>) {
  const { low, high } = overage(milesOver);
  const miles = `${count(milesOver)} miles`;
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          { label: `${miles} at ${usd(OVERAGE_RATES.low)} a mile`, value: money(low) },
          { label: `${miles} at ${usd(OVERAGE_RATES.high)} a mile`, value: money(high) },
        ]}
      />
    </ExampleBox>
  );
}

const offerColumns = [
  { label: 'Offer' },
  { label: 'Due at signing', numeric: true },
  { label: 'Remaining payments', numeric: true },
  { label: 'All together', numeric: true },
  { label: 'Effective monthly', numeric: true },
];

/** Compares offers by their effective monthly cost: everything paid, divided by the number of months. */
export function EffectiveExample({ title, offers }: PartProps<'EffectiveExample'>) {
  const rows = offers.map((offer) => {
    const { paid, effective } = effectiveMonthly(offer);
    return [
      offer.label,
      money(offer.dueAtSigning),
      `${offer.months - 1} × ${money(offer.monthly)}`,
      money(paid),
      <strong key="effective">{money(effective)}</strong>,
    ];
  });
  return (
    <ExampleBox title={title}>
      <div className="mt-4">
        <DataTable columns={offerColumns} rows={rows} variant="amounts" />
      </div>
    </ExampleBox>
  );
}

/** Amounts and their total: the sum of the lines as printed, each rounded to the cent. */
export function SumExample({ title, lines, totalLabel }: PartProps<'SumExample'>) {
  const total = lines.reduce((sum, [, cents]) => sum + cents, 0);
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          ...lines.map(([label, cents]) => ({ label, value: money(cents) })),
          { label: totalLabel, value: money(total), strong: true },
        ]}
      />
    </ExampleBox>
  );
}
