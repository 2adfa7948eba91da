import { AmountList } from '@/components/ui/amount-list';
import { Heading } from '@/components/ui/heading';
import { Anchor } from '@/components/ui/links';
import { money } from '@/lib/format/numbers';
import { type OfferExplanation, offerCost } from '@/lib/leasing/arithmetic/explain-offer';
import {
  type Breakdown,
  type Lease,
  type WholeCost,
  withoutZeros,
} from '@/lib/leasing/arithmetic/lease';
import { stateOf, taxRules } from '@/lib/leasing/arithmetic/tax';
import type { LeaseCalculatorValues } from '@/lib/leasing/tools/lease-calculator';

type AmountGroupProps = Breakdown & { heading: string; totalLabel: string };

function AmountGroup({ heading, rows, total, totalLabel }: AmountGroupProps) {
  return (
    <section>
      <Heading as="h4" className="print:text-base">
        {heading}
      </Heading>
      <AmountList
        lines={withoutZeros(rows).map(([label, cents]) => [label, money(cents)])}
        total={[totalLabel, money(total)]}
      />
    </section>
  );
}

function EachMonth({ lease }: { lease: Lease }) {
  const { adjustedCapCostBreakdown, residual, paymentBeforeTax, payment } = lease;
  const taxInPayment = payment - paymentBeforeTax;
  return (
    <AmountGroup
      rows={[
        ...adjustedCapCostBreakdown.rows,
        ['Adjusted capitalized cost', adjustedCapCostBreakdown.total],
        ['Residual', residual],
        ['Depreciation a month', lease.depreciation],
        ['Rent charge a month', lease.rentCharge],
        ['Rounding', lease.rounding],
        ['Payment before tax', taxInPayment && paymentBeforeTax],
        ['Tax in the monthly payment', taxInPayment],
      ]}
      heading="Each month"
      total={payment}
      totalLabel="Monthly payment"
    />
  );
}

function WholeLease({ costBreakdown, effectiveMonthly, costPerMile }: WholeCost) {
  return (
    <AmountGroup
      rows={[
        ...costBreakdown.rows,
        ['Effective monthly cost', effectiveMonthly],
        ['Cost per mile', costPerMile],
      ]}
      heading="Over the whole lease"
      total={costBreakdown.total}
      totalLabel="Cost of the whole term"
    />
  );
}

/** The numbers of the lease that explains the offer, or its cost as far as that's known. */
export function LeaseCalculatorResults(props: {
  offer: LeaseCalculatorValues;
  explanation: OfferExplanation;
}) {
  const { offer, explanation } = props;
  const lease = 'lease' in explanation ? explanation.lease : null;
  const whole = lease ?? offerCost(offer);
  const { sentence, url, source } = taxRules[stateOf(offer.residence)];
  return (
    <div className="grid gap-y-8 print:contents print:*:mb-1 print:[&_dl>div]:py-0.5">
      {lease && <EachMonth lease={lease} />}
      {lease && (
        <AmountGroup
          {...lease.dueAtSigningBreakdown}
          totalLabel="Total at signing"
          heading="Due at signing"
        />
      )}
      {whole && <WholeLease {...whole} />}
      {lease && (
        <p className="break-inside-avoid text-muted text-sm print:text-print">
          <span>{`${sentence} Source: `}</span>
          <Anchor href={url}>
            <span>{source}</span>
          </Anchor>
        </p>
      )}
    </div>
  );
}
