import { percent, usd } from '@/lib/format/format';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { type LeaseTerms, leasePayment, taxBothSides, taxedTotal } from '@/lib/lease/worked-examples';
import { ExampleBox, ExampleLines, ExampleTerms } from './example-box';

/** A lease payment calculated from its terms, with the sales tax on it in New York City and in New Jersey. */
export function PaymentExample({ title, ...terms }: { title: string } & LeaseTerms) {
  const lease = leasePayment(terms);
  const taxed = taxedTotal({ monthlyPayment: lease.payment, months: terms.months, down: terms.down });
  const tax = taxBothSides(taxed);
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
          { label: 'Sticker price (MSRP)', value: usd(terms.msrp) },
          { label: 'Selling price', value: usd(terms.sellingPrice) },
          { label: 'Fees added', value: usd(terms.fees) },
          { label: 'Money down', value: usd(terms.down) },
          { label: `Residual, ${percent(terms.residualPercent)} of MSRP`, value: usd(lease.residual) },
          { label: 'Term', value: `${terms.months} months` },
        ]}
      />
      <ExampleLines
        lines={[
          { label: 'Depreciation', value: usd(lease.depreciation) },
          { label: `Rent charge, money factor ${terms.moneyFactor}`, value: usd(lease.rentCharge) },
          { label: 'Base payment a month', value: usd(lease.payment), strong: true },
        ]}
      />
      <ExampleLines
        lines={[
          {
            label: `Sales tax due at the start, New York City (${percent(TAX_PERCENT.nyc)})`,
            value: usd(tax.nyc),
          },
          { label: `The same in New Jersey (${percent(TAX_PERCENT.nj)})`, value: usd(tax.nj) },
          { label: 'Approximate interest-rate equivalent', value: percent(lease.approximateRate) },
        ]}
        title="Beside the payment"
      />
    </ExampleBox>
  );
}
