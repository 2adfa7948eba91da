import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { ExternalLink } from '@/components/ui/external-link';
import { money } from '@/lib/format/format';
import type { Lease, LeaseInputs } from '@/lib/lease/lease';
import { type Explanation, explainLease } from '@/lib/lease/lease-words';
import { taxRules } from '@/lib/lease/tax';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="font-display font-semibold text-lg print:text-base">{title}</h4>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly { label: string; cents: number }[] }) {
  return (
    <dl>
      {lines.map(({ label, cents }) => (
        <AmountLine key={label} label={label} value={money(cents)} />
      ))}
    </dl>
  );
}

/** Everything the calculator shows about a lease, each number with its formula. */
export function LeaseResults(props: { inputs: LeaseInputs; lease: Lease; ready: boolean }) {
  const { inputs, lease, ready } = props;
  const explained = explainLease(inputs, lease);
  const rule = taxRules[inputs.place];
  const rolledIn = inputs.taxPaid === 'payment';
  /**
   * A result that opens to its formula: in words and, once the tool responds, with the visitor's values. On paper the
   * formula is below each result, and without scripts there is a blank beside it.
   */
  const formula = ({ label, result, words, values }: Explanation, strong?: boolean) => (
    <details>
      <AmountLine as="summary" label={label} strong={strong} value={result} />
      <p>{words}</p>
      {ready && values && (
        <p>
          {values} = {result}
        </p>
      )}
    </details>
  );
  return (
    <div className="amounts grid gap-y-8 print:contents print:*:mb-1 print:[&_:is(dl>div,summary)]:py-0.5">
      <Part title="Each month">
        {formula(explained.capCost)}
        {formula(explained.residual)}
        {formula(explained.depreciation)}
        {formula(explained.rentCharge)}
        {lease.rounding !== 0 && <Lines lines={[{ label: 'Rounding', cents: lease.rounding }]} />}
        {formula(explained.payment, !rolledIn)}
        {rolledIn && (
          <>
            <Lines lines={[{ label: 'Tax in the monthly payment', cents: lease.taxInPayment }]} />
            {formula(explained.billed, true)}
          </>
        )}
      </Part>
      <Part title="Sales tax">
        {formula(explained.tax)}
        <p className="break-inside-avoid text-slate text-sm print:text-[8pt] print:leading-snug">
          {rule.sentence} Source: <ExternalLink href={rule.url}>{rule.source}</ExternalLink>
        </p>
      </Part>
      <Part title="Due at signing">
        <Lines lines={lease.dueAtSigning.lines} />
        {formula(explained.dueAtSigning, true)}
      </Part>
      <Part title="Over the whole lease">
        {formula(explained.effectiveMonthly)}
        {formula(explained.costPerMile)}
        {formula(explained.cost, true)}
      </Part>
    </div>
  );
}
