import { AmountLine } from '@/components/ui/amounts';
import { Heading } from '@/components/ui/heading';
import { Anchor } from '@/components/ui/text-link';
import { money } from '@/lib/format/format';
import type { Lease, LeaseInputs, Line } from '@/lib/leasing/arithmetic/lease';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { type Formula, leaseFormulas } from '@/lib/leasing/tools/lease-formulas';
import { fieldOfLine, lineLabel } from '@/lib/leasing/tools/line-label';
import { taxSentences } from '@/lib/leasing/tools/state-sentences';

/**
 * A result that opens to its formula, once the tool responds with the visitor's values; on paper
 * it's below the result.
 */
export function FormulaLine(props: { formula: Formula; ready: boolean; strong?: boolean }) {
  const { ready, strong } = props;
  const { label, result, words, values } = props.formula;
  return (
    <details className="group break-inside-avoid">
      <AmountLine as="summary" label={label} strong={strong} value={result} />
      {/* One paragraph, because WebKit scrolls the page when closed details get new elements. */}
      <p className="mb-2 border-tint-deep border-l-3 pl-4 text-muted text-sm print:border-0 print:p-0 print:text-paper">
        <span>{words}</span>
        {ready && values && <span className="block">{`${values} = ${result}`}</span>}
      </p>
    </details>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Heading as="h4" className="print:text-base">
        {title}
      </Heading>
      {children}
    </section>
  );
}

type Props = {
  inputs: LeaseInputs;
  lease: Lease;
  ready: boolean;
  /** Whether a field has the example's value beside the visitor's own. */
  isExample: (name: keyof LeaseState) => boolean;
};

export function LeaseResults({ inputs, lease, ready, isExample }: Props) {
  const row = (line: Line) => {
    const field = fieldOfLine[line.id];
    return (
      <AmountLine
        example={field !== undefined && isExample(field)}
        key={line.id}
        label={lineLabel(line)}
        value={money(line.cents)}
      />
    );
  };
  const formulas = leaseFormulas(inputs, lease);
  const rule = taxSentences[inputs.residence];
  const rolledIn = inputs.taxPaid === 'payment';
  return (
    <div className="@container grid gap-y-8 print:contents print:*:mb-1 print:[&_:is(dl>div,summary)]:py-0.5">
      <Part title="Each month">
        <FormulaLine formula={formulas.capCost} ready={ready} />
        <FormulaLine formula={formulas.residual} ready={ready} />
        <FormulaLine formula={formulas.depreciation} ready={ready} />
        <FormulaLine formula={formulas.rentCharge} ready={ready} />
        {lease.rounding !== 0 && <dl>{row({ id: 'rounding', cents: lease.rounding })}</dl>}
        <FormulaLine formula={formulas.payment} ready={ready} strong={!rolledIn} />
        {rolledIn && (
          <>
            <dl>{row({ id: 'tax-in-payment', cents: lease.taxInPayment })}</dl>
            <FormulaLine formula={formulas.billed} ready={ready} strong />
          </>
        )}
      </Part>
      <Part title="Sales tax">
        <FormulaLine formula={formulas.tax} ready={ready} />
        <p className="break-inside-avoid text-muted text-sm print:text-paper">
          <span>{`${rule.sentence} Source: `}</span>
          <Anchor href={rule.url}>
            <span>{rule.source}</span>
          </Anchor>
        </p>
      </Part>
      <Part title="Due at signing">
        <dl>{lease.dueAtSigning.lines.map(row)}</dl>
        <FormulaLine formula={formulas.dueAtSigning} ready={ready} strong />
      </Part>
      <Part title="Over the whole lease">
        <FormulaLine formula={formulas.paid} ready={ready} />
        <FormulaLine formula={formulas.cost} ready={ready} strong />
        <FormulaLine formula={formulas.effectiveMonthly} ready={ready} />
        <FormulaLine formula={formulas.costPerMile} ready={ready} />
      </Part>
    </div>
  );
}
