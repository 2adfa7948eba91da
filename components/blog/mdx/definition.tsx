import type { ReactNode } from 'react';
import { smartQuotes } from '@/lib/articles/smart-quotes';
import { termId } from '@/lib/articles/source';
import { withSmartQuotes } from './smart-quotes';

/** Defines a leasing term where a guide first uses it. Other guides can link to it (`#term-money-factor`). */
export function Definition({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className="border-glass-deep border-l-[3px] py-0.5 pl-5 text-base text-slate print:break-inside-avoid">
      <dfn className="font-display text-ink" id={termId(term)}>
        {smartQuotes(term.charAt(0).toUpperCase() + term.slice(1))}
      </dfn>
      : {withSmartQuotes(children)}
    </p>
  );
}
