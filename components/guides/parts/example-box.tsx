import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { Card } from './boxes';

/** The box around every worked example: title, content and the note that it is not an offer. */
export function ExampleBox(props: { title: string; remark?: string; children: ReactNode }) {
  const { title, remark, children } = props;
  return (
    <Card look="border-line-deep bg-white pb-5 sm:pb-6">
      <figcaption>
        <span className="block font-semibold text-action text-xs">Worked example</span>
        <span className="mt-1 block font-display font-semibold text-xl">{title}</span>
      </figcaption>
      {children}
      <p className="mt-5 text-muted text-xs">
        Made-up numbers to show the math. Not an offer or a quote.{remark && ` ${remark}`}
      </p>
    </Card>
  );
}

type Line = { label: string; value: string; strong?: boolean };

/** Labels and amounts with dotted leaders. A strong line is a total, below a rule. */
export function ExampleLines({ title, lines }: { title?: string; lines: readonly Line[] }) {
  return (
    <div className="amounts mt-5">
      {title && <p className="mb-1 font-semibold text-muted text-sm">{title}</p>}
      <dl>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <AmountLine {...line} key={index} />
        ))}
      </dl>
    </div>
  );
}

/** The inputs of an example, in a grid. */
export function ExampleTerms({ terms }: { terms: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4 sm:grid-cols-3">
      {terms.map((term) => (
        <div key={term.label}>
          <dt className="text-muted text-xs">{term.label}</dt>
          <dd className="text-sm tabular-nums">{term.value}</dd>
        </div>
      ))}
    </dl>
  );
}
