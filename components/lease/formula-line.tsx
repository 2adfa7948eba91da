import { AmountLine } from '@/components/ui/amount-line';
import type { Explanation } from '@/lib/lease/explain-lease';

/**
 * A result that opens to its formula: in words and, once the tool responds, with the visitor's values. On paper the
 * formula is below each result, and without scripts there is a blank beside it.
 */
export function FormulaLine({
  explanation,
  ready,
  strong,
}: {
  explanation: Explanation;
  ready: boolean;
  strong?: boolean;
}) {
  const { label, result, words, values, note } = explanation;
  return (
    <details className="group break-inside-avoid">
      <AmountLine
        as="summary"
        className="min-h-11 cursor-pointer list-none after:text-coral not-print:after:content-['+'_/_''] not-print:group-open:after:content-['−'_/_''] hover:text-harbor print:min-h-0 noscript:print:after:w-24 noscript:print:after:border-b"
        label={label}
        strong={strong}
        value={result}
      />
      <div className="mb-3 border-glass-deep border-l-3 pl-4 text-slate text-sm print:mb-1 print:border-0 print:pl-0 print:text-[8pt]">
        <p>{words}</p>
        {ready && (
          <p>
            {values} = {result}
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
    </details>
  );
}
