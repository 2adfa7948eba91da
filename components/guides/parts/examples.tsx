import { AmountList } from '@/components/ui/amounts';
import { count, money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { taxOn, taxPercent } from '@/lib/leasing/arithmetic/tax';
import { Box } from './boxes';
import SampleLeaseNotes from './sample-lease-notes.mdx';

type BoxProps = { title: string; remark?: string; children: React.ReactNode };

function ExampleBox({ title, remark, children }: BoxProps) {
  return (
    <Box above="Worked example" title={title}>
      {children}
      <p className="mt-5 text-muted text-xs">
        Made-up numbers to show the math. Not an offer or a quote.{remark && ` ${remark}`}
      </p>
    </Box>
  );
}

const NYC = percent(taxPercent.nyc);
const NJ = percent(taxPercent.nj);

/**
 * A lease payment calculated from its terms, with the sales tax on it in New York City and in New
 * Jersey.
 */
export function PaymentExample({ title, ...terms }: PartProps<'PaymentExample'>) {
  const lease = leasePayment(terms);
  const taxed = lease.payment * terms.months + terms.down;
  const remark =
    'The payment is rounded once, after adding, so the two lines above it differ by a cent.';
  return (
    <ExampleBox remark={lease.rounding !== 0 ? remark : undefined} title={title}>
      <AmountList
        lines={[
          ['Sticker price (MSRP)', terms.msrp],
          ['Selling price', terms.sellingPrice],
          ['Fees added', terms.fees],
          ['Money down', terms.down],
          [`Residual, ${percent(terms.residualPercent)} of MSRP`, lease.residual],
          ['Term', `${terms.months} months`],
        ]}
        title="The terms"
      />
      <AmountList
        lines={[
          ['Depreciation', lease.depreciation],
          [`Rent charge, money factor ${terms.moneyFactor}`, lease.rentCharge],
        ]}
        title="The payment"
        total={['Base payment a month', lease.payment]}
      />
      <AmountList
        lines={[
          [`Sales tax due at the start, New York City (${NYC})`, taxOn(taxed, taxPercent.nyc)],
          [`The same in New Jersey (${NJ})`, taxOn(taxed, taxPercent.nj)],
          ['Approximate interest-rate equivalent', percent(lease.approximateRate)],
        ]}
        title="Beside the payment"
      />
    </ExampleBox>
  );
}

/** Amounts and their total: the sum of the lines as printed, each rounded to the cent. */
export function SumExample({ title, lines, totalLabel }: PartProps<'SumExample'>) {
  return (
    <ExampleBox title={title}>
      <AmountList
        lines={lines}
        total={[totalLabel, lines.reduce((sum, [, cents]) => sum + cents, 0)]}
      />
    </ExampleBox>
  );
}

type Lease = ReturnType<typeof sampleLease>;

/**
 * The first page of an example lease in the order of the federal form, its lines numbered, each
 * with a note below.
 */
export function SampleLease() {
  const lease = sampleLease();
  return (
    <ExampleBox title="The first page of a lease, line by line">
      <AmountList
        lines={[
          ['1. Amount due at lease signing or delivery', lease.dueAtSigning],
          [`2. Monthly payments, each of ${lease.months}`, lease.payment],
          ['3. Other charges: disposition fee', lease.dispositionFee],
          ['4. Total of payments', lease.totalOfPayments],
        ]}
        title="At the top"
      />
      <DueAtSigning {...lease} />
      <MonthlyPayment {...lease} />
      <div className="mt-5 space-y-4 text-sm">
        <SampleLeaseNotes
          acquisitionFee={money(lease.acquisitionFee)}
          milesPerYear={count(lease.milesPerYear)}
          moneyFactor={lease.moneyFactor}
          msrp={money(lease.msrp)}
          paymentsLeft={lease.months - 1}
          perMile={money(lease.perMile)}
          residualPercent={percent(lease.residualPercent)}
          sellingPrice={money(lease.sellingPrice)}
        />
      </div>
    </ExampleBox>
  );
}

function DueAtSigning(lease: Lease) {
  return (
    <AmountList
      lines={[
        ['First monthly payment', lease.payment],
        [`Sales tax, New York City, ${NYC} of all payments`, lease.salesTax],
        ['Dealer documentation fee', lease.documentationFee],
        ['Title, plates, and registration', lease.registration],
      ]}
      title="Itemization of the amount due"
      total={['Due at signing', lease.dueAtSigning]}
    />
  );
}

function MonthlyPayment(lease: Lease) {
  return (
    <AmountList
      lines={[
        ['5. Gross capitalized cost', lease.capitalizedCost],
        ['6. Capitalized cost reduction', lease.down],
        ['7. Adjusted capitalized cost', lease.adjustedCapCost],
        ['8. Residual value', lease.residual],
        ['9. Depreciation and any amortized amounts', lease.depreciation],
        ['10. Rent charge', lease.rentCharge],
        ['11. Total of base monthly payments', lease.totalOfBase],
        ['12. Lease payments', String(lease.months)],
      ]}
      title="How the monthly payment is determined"
      total={['13. Base monthly payment', lease.payment]}
    />
  );
}
