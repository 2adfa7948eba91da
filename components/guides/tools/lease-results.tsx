import { AmountLine } from '@/components/ui/amounts';
import { Heading } from '@/components/ui/heading';
import { Anchor } from '@/components/ui/text-link';
import { money } from '@/lib/format/format';
import { type OfferExplanation, offerCost } from '@/lib/leasing/arithmetic/dealer-offer';
import type { Bill, Lease, LeaseInputs } from '@/lib/leasing/arithmetic/lease';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { lineLabel, taxSentences } from '@/lib/leasing/tools/lease-lines';

type Row = readonly [label: string, cents: number];

function Part(props: { title: string; rows: readonly Row[]; total: Row }) {
  const { title, rows, total } = props;
  return (
    <section>
      <Heading as="h4" className="print:text-base">
        {title}
      </Heading>
      <dl>
        {rows.map(([label, cents]) => (
          <AmountLine key={label} label={label} value={money(cents)} />
        ))}
        <AmountLine label={total[0]} strong value={money(total[1])} />
      </dl>
    </section>
  );
}

const rowsOf = ({ lines }: Bill): Row[] => lines.map((line) => [lineLabel(line), line.cents]);

function monthlyRows({
  adjustedCapCostBill,
  residual,
  depreciation,
  rentCharge,
  rounding,
}: Lease): Row[] {
  const rows: Row[] = [
    ...rowsOf(adjustedCapCostBill),
    ['Adjusted capitalized cost', adjustedCapCostBill.total],
    ['Residual', residual],
    ['Depreciation a month', depreciation],
    ['Rent charge a month', rentCharge],
  ];
  return rounding === 0 ? rows : [...rows, ['Rounding', rounding]];
}

function Explained({ inputs, lease }: { inputs: LeaseInputs; lease: Lease }) {
  const { taxInPayment, billed, payment, dueAtSigning, cost } = lease;
  const rule = taxSentences[inputs.residence];
  const inPayment: Row[] =
    inputs.taxPaid === 'payment'
      ? [
          ['Payment before tax', payment],
          ['Tax in the monthly payment', taxInPayment],
        ]
      : [];
  return (
    <div className="@container grid gap-y-8 print:contents print:*:mb-1 print:[&_dl>div]:py-0.5">
      <Part
        rows={[...monthlyRows(lease), ...inPayment]}
        title="Each month"
        total={['Monthly payment', billed]}
      />
      <Part
        rows={rowsOf(dueAtSigning)}
        title="Due at signing"
        total={['Total at signing', dueAtSigning.total]}
      />
      <Part
        rows={[
          ...rowsOf(cost),
          ['Effective monthly cost', lease.effectiveMonthly],
          ['Cost per mile', lease.costPerMile],
        ]}
        title="Over the whole lease"
        total={['Cost of the whole term', cost.total]}
      />
      <p className="break-inside-avoid text-muted text-sm print:text-paper">
        <span>{`${rule.sentence} Source: `}</span>
        <Anchor href={rule.url}>
          <span>{rule.source}</span>
        </Anchor>
      </p>
    </div>
  );
}

/** The numbers of an offer: of the lease that explains it, or what it costs as far as it's known. */
export function LeaseResults(props: { offer: LeaseState; explanation: OfferExplanation }) {
  const { offer, explanation } = props;
  if ('lease' in explanation) return <Explained {...explanation} />;
  const costs = offerCost(offer);
  if (!costs) return null;
  const { tax, paid, effectiveMonthly, perMile, total } = costs;
  const rows: Row[] = [
    ['Sales tax, not in the dealer’s numbers', tax],
    ['Due at signing + payments', paid],
    ['Effective monthly cost', effectiveMonthly],
    ['Cost per mile', perMile],
  ];
  return (
    <div className="@container">
      <Part
        rows={rows.filter(([, cents]) => cents > 0)}
        title="Over the whole lease"
        total={['Cost of the whole term', total]}
      />
    </div>
  );
}
