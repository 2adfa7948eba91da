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
          ['1. Amount due at lease signing or delivery', lease.dueAtSigning],
          [`2. Monthly payments, each of ${lease.months}`, lease.payment],
          ['3. Other charges: disposition fee', lease.dispositionFee],
          ['4. Total of payments', lease.totalOfPayments],
        ]}
        title="At the top"
      />
      <ExampleLines
        lines={[
          ['First monthly payment', lease.payment],
          [`Sales tax, New York City, ${percent(TAX_PERCENT.nyc)} of all payments`, lease.salesTax],
          ['Dealer documentation fee', lease.documentationFee],
          ['Title, plates, and registration', lease.registration],
        ]}
        total={['Due at signing', lease.dueAtSigning]}
        title="Itemization of the amount due"
      />
      <ExampleLines
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
        total={['13. Base monthly payment', lease.payment]}
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
