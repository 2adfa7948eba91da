import type { MDXComponents } from 'mdx/types';
import { AmountList, type AmountOf, shownAmount } from '@/components/ui/amounts';
import { DataTable } from '@/components/ui/data-table';
import { each } from '@/components/ui/each';
import { count, money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { overage, USUAL_CHARGE } from '@/lib/lease/mileage';
import { effectiveMonthly, leasePayment } from '@/lib/lease/payment';
import { sampleLease } from '@/lib/lease/sample-lease';
import { taxOn, taxPercent } from '@/lib/lease/tax';
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

function ExampleTerms({ terms }: { terms: readonly AmountOf[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4 sm:grid-cols-3">
      {each(terms, ([label, amount]) => (
        <div>
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="text-sm tabular-nums">{shownAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const [NYC, NJ] = [percent(taxPercent.nyc), percent(taxPercent.nj)];

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
      <AmountList
        lines={[
          ['Depreciation', lease.depreciation],
          [`Rent charge, money factor ${terms.moneyFactor}`, lease.rentCharge],
        ]}
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

export function OverageExample({ title, milesOver }: PartProps<'OverageExample'>) {
  const cost = overage(milesOver);
  const line = (end: 'low' | 'high') =>
    [`${count(milesOver)} miles at ${money(USUAL_CHARGE[end])} a mile`, cost[end]] as const;
  return (
    <ExampleBox title={title}>
      <AmountList lines={[line('low'), line('high')]} />
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
    const { later, paid, effective } = effectiveMonthly(offer);
    return [
      offer.label,
      money(offer.dueAtSigning),
      `${later} × ${money(offer.monthly)}`,
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
      <AmountList lines={lines} total={[totalLabel, lines.reduce((sum, [, cents]) => sum + cents, 0)]} />
    </ExampleBox>
  );
}

const noteComponents: MDXComponents = {
  ol: (props) => <ol className="mt-5 text-sm" {...props} />,
  p: (props) => <p className="mt-4 text-sm" {...props} />,
};

/** The first page of an example lease in the order of the federal form, its lines numbered, each with a note below. */
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
      <AmountList
        lines={[
          ['First monthly payment', lease.payment],
          [`Sales tax, New York City, ${NYC} of all payments`, lease.salesTax],
          ['Dealer documentation fee', lease.documentationFee],
          ['Title, plates, and registration', lease.registration],
        ]}
        total={['Due at signing', lease.dueAtSigning]}
        title="Itemization of the amount due"
      />
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
        total={['13. Base monthly payment', lease.payment]}
        title="How the monthly payment is determined"
      />
      <SampleLeaseNotes
        acquisitionFee={money(lease.acquisitionFee)}
        components={noteComponents}
        milesPerYear={count(lease.milesPerYear)}
        moneyFactor={lease.moneyFactor}
        msrp={money(lease.msrp)}
        paymentsLeft={lease.months - 1}
        perMile={money(lease.perMile)}
        residualPercent={percent(lease.residualPercent)}
        sellingPrice={money(lease.sellingPrice)}
      />
    </ExampleBox>
  );
}
