import { AmountLine } from '@/components/ui/amount-line';
import type { Explanation } from '@/lib/lease/explanation';

/**
 * A result that opens to its formula: in words and, once the tool responds, with the visitor's values. On paper the
 * formula is below each result, and without scripts there is a blank beside it.
 */
export function FormulaLine(props: { explanation: Explanation; ready: boolean; strong?: boolean }) {
  const { ready, strong } = props;
  const { label, result, words, values, note } = props.explanation;
  return (
    <details>
      <AmountLine as="summary" label={label} strong={strong} value={result} />
      <p>{words}</p>
      {ready && (
        <p>
          {values} = {result}
        </p>
      )}
      {note && <p>{note}</p>}
    </details>
  );
}

/** How numbers come about: closed on screen, open in print. */
export function Formulas({ title, list }: { title: string; list: readonly Explanation[] }) {
  return (
    <details className="border-sand border-b print:border-b-0">
      <summary className="flex min-h-11 print:min-h-0 cursor-pointer items-center font-semibold text-harbor text-sm underline decoration-1 underline-offset-4 print:text-[8pt] print:text-ink print:no-underline">
        {title}
      </summary>
      <dl className="pb-4 text-sm print:pb-1 print:text-[7.5pt] print:leading-snug">
        {list.map(({ label, words, values, result, note }) => (
          <div className="mt-3 break-inside-avoid print:mt-1" key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-slate text-xs print:text-[7.5pt]">{words}</dd>
            <dd className="tabular-nums">
              {values} = <strong>{result}</strong>
            </dd>
            {note && <dd className="text-slate text-xs">{note}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
