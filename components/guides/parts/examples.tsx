import { AmountList } from '@/components/ui/amounts';
import { percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { taxOn, taxPercent } from '@/lib/leasing/arithmetic/tax';
import { Box } from './boxes';

type BoxProps = { title: string; remark?: string; children: React.ReactNode };

export function ExampleBox({ title, remark, children }: BoxProps) {
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
