import { Table } from '@/components/ui/table';
import { percent, wholeDollars } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { ChartFigure } from './chart-figure';

const depreciationFill = 'fill-ink forced-colors:fill-system-text';
const rentFill = 'fill-link forced-colors:fill-system-mark';

/** What a monthly payment is made of, before tax: one bar in two parts, and their amounts. */
export function PaymentChart(terms: PartProps<'PaymentChart'>) {
  const { depreciation, rentCharge, payment } = leasePayment(terms);
  const share = percent(Math.round((depreciation / payment) * 100));
  return (
    <ChartFigure
      note="Dollars a month before sales tax, our household’s SUV"
      title={`${share} of a lease payment is the car losing value`}
    >
      <svg aria-hidden="true" className="mb-3 h-12 w-full">
        <rect className={rentFill} height="100%" width="100%" />
        <rect className={depreciationFill} height="100%" width={share} />
      </svg>
      <Table
        columns={[{ head: 'Part' }, { head: 'A month', numeric: true }]}
        rows={[
          [
            <Part color="border-ink" key="depreciation" label="Depreciation" />,
            wholeDollars(depreciation),
          ],
          [
            <Part
              color="border-link forced-colors:border-system-mark"
              key="rent"
              label="Rent charge"
            />,
            wholeDollars(rentCharge),
          ],
        ]}
        total={['Payment before tax', wholeDollars(payment)]}
      />
    </ChartFigure>
  );
}

/** The square is a border, because browsers do not print backgrounds by default. */
function Part({ label, color }: { label: string; color: string }) {
  return (
    <>
      <i className={`mr-2 inline-block border-7 ${color}`} />
      {label}
    </>
  );
}
