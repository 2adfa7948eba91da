import type { ReactNode } from 'react';
import { findTerm, termId } from '@/lib/content/glossary';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { withSmartQuotes } from './smart-quotes';

/**
 * The first use of a leasing term in a guide. A native popover shows its definition, by keyboard and touch and without a
 * script; on paper it follows in parentheses.
 */
export function Term({ of, children }: { of?: string; children: ReactNode }) {
  const entry = findTerm(of ?? String(children));
  if (!entry) throw new Error(`content/glossary.ts has no term "${of ?? children}".`);
  const id = termId(entry);
  return (
    <>
      <dfn>
        <button
          className="inline cursor-help select-text text-left underline decoration-coral decoration-dotted decoration-2 underline-offset-4"
          popoverTarget={id}
          type="button"
        >
          {withSmartQuotes(children)}
        </button>
      </dfn>
      <span className="definition" id={id} popover="auto">
        {smartQuotes(entry.definition)}
      </span>
    </>
  );
}
