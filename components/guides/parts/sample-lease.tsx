import { money, percent, wholeNumber } from '@/lib/format/format';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { ExampleBox } from './examples';
import { type Noted, NotedLines } from './noted-lines';

type Lease = ReturnType<typeof sampleLease>;

/**
 * The first page of an example lease in the order of the federal form, its lines numbered, each
 * with its note below it.
 */
export function SampleLease() {
  const lease = sampleLease();
  return (
    <ExampleBox title="The first page of a lease, line by line">
      <p className={heading}>At the top</p>
      <NotedLines lines={topLines(lease)} />
      <p className={heading}>How the monthly payment is determined</p>
      <NotedLines lines={monthlyLines(lease)} />
      <p className="mt-4 border-line-deep border-t pt-2 text-sm max-sm:leading-5.5">
        Read three paragraphs below the numbers, too: what early termination costs, what counts as
        excess wear (here also {money(lease.perMile)} for each mile over{' '}
        {wholeNumber(lease.milesPerYear)} a year), and the price to buy the car at the end.
      </p>
    </ExampleBox>
  );
}

const heading = 'mt-5 font-semibold text-muted text-sm';

const topLines = (lease: Lease): Noted[] => [
  {
    label: '1. Amount due at lease signing or delivery',
    value: money(lease.dueAtSigning),
    note: `Bring this much on the first day, and no more. The page itemizes it: first payment ${money(lease.payment)}, sales tax ${money(lease.salesTax)}, dealer documentation fee ${money(lease.documentationFee)}, title, plates, and registration ${money(lease.registration)}.`,
  },
  {
    label: `2. Monthly payments, each of ${lease.months}`,
    value: money(lease.payment),
    note: 'Here the tax is paid at signing. If it’s financed, it’s inside the payment.',
  },
  {
    label: '3. Other charges: disposition fee',
    value: money(lease.dispositionFee),
    note: 'You’ll owe this only if you return the car without buying it.',
  },
  {
    label: '4. Total of payments',
    value: money(lease.totalOfPayments),
    note: `The whole lease: line 1, the ${lease.months - 1} payments that are left, and line 3.`,
  },
];

const monthlyLines = (lease: Lease): Noted[] => [
  {
    label: '5. Gross capitalized cost',
    value: money(lease.capitalizedCost),
    note: `The price you agreed on, ${money(lease.sellingPrice)}, plus a ${money(lease.acquisitionFee)} acquisition fee. If it’s higher than your quote, ask what was added.`,
  },
  {
    label: '6. Capitalized cost reduction',
    value: money(lease.down),
    note: 'Cash down, rebates, and trade-in. Zero is fine.',
  },
  {
    label: '7. Adjusted capitalized cost',
    value: money(lease.adjustedCapCost),
    note: 'Line 5 minus line 6. This is what the lease starts from.',
  },
  {
    label: '8. Residual value',
    value: money(lease.residual),
    note: `${percent(lease.residualPercent)} of the sticker price, ${money(lease.msrp)}. It’s often your price to buy the car, too.`,
  },
  {
    label: '9. Depreciation and any amortized amounts',
    value: money(lease.depreciation),
    note: 'Line 7 minus line 8: the value you’ll use up.',
  },
  {
    label: '10. Rent charge',
    value: money(lease.rentCharge),
    note: `The cost of the money. The money factor, ${lease.moneyFactor}, isn’t printed anywhere on this page, so ask for it.`,
  },
  {
    label: '11. Total of base monthly payments',
    value: money(lease.totalOfBase),
    note: 'Line 9 plus line 10.',
  },
  { label: '12. Lease payments', value: String(lease.months), note: 'One for each month.' },
  {
    label: '13. Base monthly payment',
    value: money(lease.payment),
    note: 'Line 11 divided by line 12. It should match your quote to the cent.',
  },
];
