import type { ReactNode } from 'react';
import { AmountLine } from '@/components/ui/amount-line';
import { smartQuotes } from '@/lib/guides/smart-quotes';

/** The box around every worked example: title, content and the note that it is not an offer. */
export function ExampleBox({
  title,
  remark,
  children,
}: {
  title: string;
  remark?: string;
  children: ReactNode;
}) {
  return (
    <figure className="my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-5 text-base sm:px-8 sm:pt-7 sm:pb-6 print:my-6 print:break-inside-avoid print:text-sm print:border-ink print:px-6">
      <figcaption>
        <span className="block font-semibold text-harbor text-xs">Worked example</span>
        <span className="mt-1 block font-display font-semibold text-xl">{smartQuotes(title)}</span>
      </figcaption>
      {children}
      <p className="mt-5 text-slate text-xs">
        Arithmetic on an unnamed car. Not an offer, and not a quote.{remark && ` ${remark}`}
      </p>
    </figure>
  );
}

type Line = { label: string; value: string; strong?: boolean };

/** Labels and amounts with dotted leaders. A strong line is a total, below a rule. */
export function ExampleLines({ title, lines }: { title?: string; lines: readonly Line[] }) {
  return (
    <div className="amounts mt-5">
      {title && <p className="mb-1 font-semibold text-slate text-sm">{title}</p>}
      <dl>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <AmountLine {...line} key={index} label={smartQuotes(line.label)} />
        ))}
      </dl>
    </div>
  );
}

/** The inputs of an example, in a grid. */
export function ExampleTerms({ terms }: { terms: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-sand border-y py-4 sm:grid-cols-3">
      {terms.map((term) => (
        <div key={term.label}>
          <dt className="text-slate text-xs">{term.label}</dt>
          <dd className="text-sm tabular-nums">{term.value}</dd>
        </div>
      ))}
    </dl>
  );
}
