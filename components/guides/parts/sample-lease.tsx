import { money, percent } from '@/lib/format/format';
import { sampleLease } from '@/lib/lease/sample-lease';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { ExampleBox, ExampleLines } from './example-box';

/** The first page of an example lease in the order of the federal form, its lines numbered, each with a note below. */
export function SampleLease() {
  const lease = sampleLease();
  return (
    <ExampleBox title="The first page of a lease, line by line">
      <ExampleLines
        lines={[
          { label: '1. Amount due at lease signing or delivery', value: money(lease.dueAtSigning) },
          { label: `2. Monthly payments, each of ${lease.months}`, value: money(lease.payment) },
          { label: '3. Other charges: disposition fee', value: money(lease.dispositionFee) },
          { label: '4. Total of payments', value: money(lease.totalOfPayments) },
        ]}
        title="At the top"
      />
      <ExampleLines
        lines={[
          { label: 'First monthly payment', value: money(lease.payment) },
          {
            label: `Sales tax, New York City, ${percent(TAX_PERCENT.nyc)} of all payments`,
            value: money(lease.salesTax),
          },
          { label: 'Dealer documentation fee', value: money(lease.documentationFee) },
          { label: 'Title, plates, and registration', value: money(lease.registration) },
          { label: 'Due at signing', value: money(lease.dueAtSigning), strong: true },
        ]}
        title="Itemization of the amount due"
      />
      <ExampleLines
        lines={[
          { label: '5. Gross capitalized cost', value: money(lease.capitalizedCost) },
          { label: '6. Capitalized cost reduction', value: money(lease.down) },
          { label: '7. Adjusted capitalized cost', value: money(lease.adjustedCapCost) },
          { label: '8. Residual value', value: money(lease.residual) },
          { label: '9. Depreciation and any amortized amounts', value: money(lease.depreciation) },
          { label: '10. Rent charge', value: money(lease.rentCharge) },
          { label: '11. Total of base monthly payments', value: money(lease.totalOfBase) },
          { label: '12. Lease payments', value: String(lease.months) },
          { label: '13. Base monthly payment', value: money(lease.payment), strong: true },
        ]}
        title="How the monthly payment is determined"
      />
      <ol className="mt-5 text-sm">
        <li>Bring this much on the first day, and no more. Every dollar of it is itemized below.</li>
        <li>Here the tax is paid at signing. If it’s financed, it’s inside the payment.</li>
        <li>You’ll owe this only if you return the car without buying it.</li>
        <li>
          The whole lease, start to finish: line 1, plus the {lease.months - 1} payments that are left, plus
          line 3.
        </li>
        <li>
          The price you agreed on, {money(lease.sellingPrice)}, plus a {money(lease.acquisitionFee)}{' '}
          acquisition fee. If it’s higher than your quote, stop and ask what was added.
        </li>
        <li>Cash down, rebates, and trade-in. Zero is fine.</li>
        <li>Line 5 minus line 6. This is what the lease starts from.</li>
        <li>
          {percent(lease.residualPercent)} of the sticker price, {money(lease.msrp)}. It’s often your price to
          buy the car, too.
        </li>
        <li>Line 7 minus line 8: the value you’ll use up.</li>
        <li>
          The cost of the money. The money factor, {lease.moneyFactor}, isn’t printed anywhere on this page,
          so ask for it.
        </li>
        <li>Line 9 plus line 10.</li>
        <li>One for each month.</li>
        <li>Line 11 divided by line 12. It should match your quote to the cent.</li>
      </ol>
      <p className="mt-4 text-sm">
        Read three paragraphs below the numbers, too: what early termination costs, what counts as excess wear
        (here also {money(lease.perMile)} for each mile over {lease.milesPerYear.toLocaleString('en-US')} a
        year), and the price to buy the car at the end.
      </p>
    </ExampleBox>
  );
}
