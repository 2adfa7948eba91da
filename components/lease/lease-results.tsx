import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { ExternalLink } from '@/components/ui/external-link';
import { money } from '@/lib/format/format';
import type { Line } from '@/lib/lease/cents';
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

/**
 * Everything the calculator shows about a lease, each number with its formula.
 *
 * @param props `examples`: labels of fields, in lowercase, that have the example's values
 */
export function LeaseResults(props: {
  inputs: LeaseInputs;
  lease: Lease;
  ready: boolean;
  examples: readonly string[];
}) {
  const { inputs, lease, ready, examples } = props;
  const isExample = (label: string) =>
    examples.includes(/tax/i.test(label) ? 'where you live' : label.toLowerCase());
  const row = ({ label, cents }: Line) => (
    <AmountLine example={isExample(label)} key={label} label={label} value={money(cents)} />
  );
  const explained = explainLease(inputs, lease);
  const rule = taxRules[inputs.place];
  const rolledIn = inputs.taxPaid === 'payment';
  return (
    <div className="amounts grid gap-y-8 print:contents print:*:mb-1 print:[&_:is(dl>div,summary)]:py-0.5">
      <Part title="Each month">
        <FormulaLine explanation={explained.capCost} ready={ready} />
        <FormulaLine explanation={explained.residual} ready={ready} />
        <FormulaLine explanation={explained.depreciation} ready={ready} />
        <FormulaLine explanation={explained.rentCharge} ready={ready} />
        {lease.rounding !== 0 && <dl>{row({ label: 'Rounding', cents: lease.rounding })}</dl>}
        <FormulaLine explanation={explained.payment} ready={ready} strong={!rolledIn} />
        {rolledIn && (
          <>
            <dl>{row({ label: 'Tax in the monthly payment', cents: lease.taxInPayment })}</dl>
            <FormulaLine explanation={explained.billed} ready={ready} strong />
          </>
        )}
      </Part>
      <Part title="Sales tax">
        <FormulaLine explanation={explained.tax} ready={ready} />
        <p className="break-inside-avoid text-muted text-sm print:text-[8pt] print:leading-snug">
          {rule.sentence} Source: <ExternalLink href={rule.url}>{rule.source}</ExternalLink>
        </p>
      </Part>
      <Part title="Due at signing">
        <dl>{lease.dueAtSigning.lines.map(row)}</dl>
        <FormulaLine explanation={explained.dueAtSigning} ready={ready} strong />
      </Part>
      <Part title="Over the whole lease">
        <FormulaLine explanation={explained.effectiveMonthly} ready={ready} />
        <FormulaLine explanation={explained.costPerMile} ready={ready} />
        <FormulaLine explanation={explained.cost} ready={ready} strong />
      </Part>
    </div>
  );
}
