import { DataTable } from '@/components/ui/data-table';
import { count, money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { effectiveMonthly, OVERAGE_RATES, overage } from '@/lib/lease/offer';
import { leasePayment } from '@/lib/lease/payment';
import { TAX_PERCENT, taxOn } from '@/lib/lease/tax';
import { ExampleBox, ExampleLines, ExampleTerms } from './example-box';

const [NYC, NJ] = [percent(TAX_PERCENT.nyc), percent(TAX_PERCENT.nj)];

/** A lease payment calculated from its terms, with the sales tax on it in New York City and in New Jersey. */
export function PaymentExample({ title, ...terms }: PartProps<'PaymentExample'>) {
  const lease = leasePayment(terms);
  const taxed = lease.payment * terms.months + terms.down;
  const remark = 'The payment is rounded once, after adding, so the two lines above it differ by a cent.';
  return (
    <ExampleBox remark={lease.rounding !== 0 ? remark : undefined} title={title}>
      <ExampleTerms
        terms={[
          ['Sticker price (MSRP)', terms.msrp],
          ['Selling price', terms.sellingPrice],
          ['Fees added', terms.fees],
          ['Money down', terms.down],
          [`Residual, ${percent(terms.residualPercent)} of MSRP`, lease.residual],
          ['Term', `${terms.months} months`],
        ]}
      />
      <ExampleLines
        lines={[
          ['Depreciation', lease.depreciation],
          [`Rent charge, money factor ${terms.moneyFactor}`, lease.rentCharge],
        ]}
        total={['Base payment a month', lease.payment]}
      />
      <ExampleLines
        lines={[
          [`Sales tax due at the start, New York City (${NYC})`, taxOn(taxed, TAX_PERCENT.nyc)],
          [`The same in New Jersey (${NJ})`, taxOn(taxed, TAX_PERCENT.nj)],
          ['Approximate interest-rate equivalent', percent(lease.approximateRate)],
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
  const payments = [`${months} payments of ${money(monthlyPayment)}`, monthlyPayment * months] as const;
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={downPayment > 0 ? [payments, ['Money down', downPayment]] : [payments]}
        total={['Taxed total', taxed]}
      />
      <ExampleLines
        lines={[
          [`New York City, ${NYC}`, nyc],
          [`New Jersey, ${NJ}`, nj],
        ]}
        title="Sales tax due at the start"
        total={['Difference', nyc - nj]}
      />
    </ExampleBox>
  );
}

/** The cost of excess miles at the low and the high end of the usual range of rates. */
export function OverageExample({ title, milesOver }: PartProps<'OverageExample'>) {
  const cost = overage(milesOver);
  const line = (rate: 'low' | 'high') =>
    [`${count(milesOver)} miles at ${usd(OVERAGE_RATES[rate])} a mile`, cost[rate]] as const;
  return (
    <ExampleBox title={title}>
      <ExampleLines lines={[line('low'), line('high')]} />
    </ExampleBox>
  );
}

const offerColumns = [
  'Offer',
  'Due at signing',
  'Remaining payments',
  'All together',
  'Effective monthly',
].map((label, index) => ({ label, numeric: index > 0 }));

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
  return (
    <ExampleBox title={title}>
      <ExampleLines lines={lines} total={[totalLabel, lines.reduce((sum, [, cents]) => sum + cents, 0)]} />
    </ExampleBox>
  );
}
