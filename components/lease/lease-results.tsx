import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { ExternalLink } from '@/components/ui/external-link';
import { money } from '@/lib/format/format';
import type { Bill } from '@/lib/lease/cents';
import { feeRules } from '@/lib/lease/fees';
import type { Lease, LeaseInputs } from '@/lib/lease/lease';
import { explainLease } from '@/lib/lease/lease-words';
import { taxRules } from '@/lib/lease/tax';
import { FormulaLine } from './formulas';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="font-display font-semibold text-lg print:text-base">{title}</h4>
      {children}
    </section>
  );
}

/** The lines of a bill; its total follows as a line with a formula. */
function BillLines({ bill }: { bill: Bill }) {
  return (
    <dl>
      {bill.lines.map(({ label, cents }) => (
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
  const fees = feeRules[inputs.place];
  const note = ready ? `${fees.sentence} Sources: ${fees.source}` : undefined;
  const rolledIn = inputs.taxPaid === 'payment';
  return (
    <div className="amounts grid gap-y-8 print:contents print:*:mb-1 print:[&_:is(dl>div,summary)]:py-0.5">
      <Part title="Each month">
        <FormulaLine ready={ready} explanation={explained.capCost} />
        <FormulaLine ready={ready} explanation={explained.residual} />
        <FormulaLine ready={ready} explanation={explained.depreciation} />
        <FormulaLine ready={ready} explanation={explained.rentCharge} />
        {lease.rounding !== 0 && (
          <dl>
            <AmountLine label="Rounding" value={money(lease.rounding)} />
          </dl>
        )}
        <FormulaLine ready={ready} explanation={explained.payment} strong={!rolledIn} />
        {rolledIn && (
          <>
            <FormulaLine ready={ready} explanation={explained.taxInPayment} />
            <FormulaLine ready={ready} explanation={explained.billed} strong />
          </>
        )}
      </Part>
      <Part title="Sales tax">
        <FormulaLine ready={ready} explanation={explained.tax} />
        <p className="break-inside-avoid text-muted text-sm print:text-[8pt] print:leading-snug">
          {rule.sentence} {rolledIn && rule.rolledIn} Source:{' '}
          <ExternalLink href={rule.url}>{rule.source}</ExternalLink>
        </p>
      </Part>
      <Part title="Due at signing">
        <BillLines bill={lease.dueAtSigning} />
        <FormulaLine ready={ready} explanation={{ ...explained.dueAtSigning, note }} strong />
      </Part>
      <Part title="Over the whole lease">
        <FormulaLine ready={ready} explanation={explained.effectiveMonthly} />
        <FormulaLine ready={ready} explanation={explained.costPerMile} />
        <FormulaLine ready={ready} explanation={explained.cost} strong />
      </Part>
    </div>
  );
}
