import { AmountLine } from '@/components/ui/amount-line';
import type { Explanation } from '@/lib/lease/lease-words';

/**
 * A result that opens to its formula: in words and, once the tool responds, with the visitor's values. On paper the
 * formula is below each result, and without scripts there is a blank beside it.
 */
export function FormulaLine(props: { explanation: Explanation; ready: boolean; strong?: boolean }) {
  const { ready, strong } = props;
  const { label, result, words, values } = props.explanation;
  return (
    <details>
      <AmountLine as="summary" label={label} strong={strong} value={result} />
      {/* All in one paragraph: WebKit scrolls a page back whose closed details get new elements. */}
      <p>
        {words}
        {ready && values && <span>{`${values} = ${result}`}</span>}
      </p>
    </details>
  );
}
