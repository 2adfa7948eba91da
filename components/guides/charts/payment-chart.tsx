import { percent, wholeDollars } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/leasing/arithmetic/payment';
import { ChartFigure } from './chart-figure';

const depreciationFill = 'fill-ink forced-colors:fill-system-text';
const rentFill = 'fill-link forced-colors:fill-system-mark';

/** The table is styled from its root, like the other tables of charts. */
const table = [
  'mt-3 w-full text-left text-base tabular-nums max-sm:text-sm [&_tr]:border-line-deep [&_tr]:border-b',
  '[&_tfoot_tr]:border-b-0 [&_:is(td,th)]:py-1.5 [&_td]:text-right [&_th]:font-normal',
  '[&_tfoot_:is(td,th)]:font-semibold',
].join(' ');

/** What a monthly payment is made of, before tax: one bar in two parts, and their amounts. */
export function PaymentChart(terms: PartProps<'PaymentChart'>) {
  const { depreciation, rentCharge, payment } = leasePayment(terms);
  const share = percent(Math.round((depreciation / payment) * 100));
  return (
    <ChartFigure
      note="Dollars a month before sales tax, our household’s SUV"
      title={`${share} of a lease payment is the car losing value`}
    >
      <svg aria-hidden="true" className="h-12 w-full">
        <rect className={rentFill} height="100%" width="100%" />
        <rect className={depreciationFill} height="100%" width={share} />
      </svg>
      <table className={table}>
        <tbody>
          <Part amount={depreciation} fill={depreciationFill} label="Depreciation" />
          <Part amount={rentCharge} fill={rentFill} label="Rent charge" />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Payment before tax</th>
            <td>{wholeDollars(payment)}</td>
          </tr>
        </tfoot>
      </table>
    </ChartFigure>
  );
}

function Part({ label, amount, fill }: { label: string; amount: number; fill: string }) {
  return (
    <tr>
      <th scope="row">
        <svg aria-hidden="true" className="mr-2 inline-block size-3.5 align-baseline">
          <rect className={fill} height="100%" width="100%" />
        </svg>
        {label}
      </th>
      <td>{wholeDollars(amount)}</td>
    </tr>
  );
}
