import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { each } from '@/components/ui/each';
import { money } from '@/lib/format/format';
import type { Cents } from '@/lib/lease/cents';
import { Card } from './boxes';

/** The box around every worked example: title, content and the note that it is not an offer. */
export function ExampleBox(props: { title: string; remark?: string; children: ReactNode }) {
  const { title, remark, children } = props;
  return (
    <Card above="Worked example" end="pb-5 sm:pb-6" title={title}>
      {children}
      <p className="mt-5 text-muted text-xs">
        Made-up numbers to show the math. Not an offer or a quote.{remark && ` ${remark}`}
      </p>
    </Card>
  );
}

type Line = readonly [label: string, amount: Cents | string];
const shown = (amount: Cents | string) => (typeof amount === 'number' ? money(amount) : amount);

/** Labels and amounts with dotted leaders, and their total below a rule. */
export function ExampleLines(props: { title?: string; lines: readonly Line[]; total?: Line }) {
  const { title, lines, total } = props;
  return (
    <div className="amounts mt-5">
      {title && <p className="mb-1 font-semibold text-muted text-sm">{title}</p>}
      <dl>
        {each(total ? [...lines, total] : lines, ([label, amount], at) => (
          <AmountLine label={label} strong={at === lines.length} value={shown(amount)} />
        ))}
      </dl>
    </div>
  );
}

/** The inputs of an example, in a grid. */
export function ExampleTerms({ terms }: { terms: readonly Line[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4 sm:grid-cols-3">
      {each(terms, ([label, amount]) => (
        <div>
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="text-sm tabular-nums">{shown(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
