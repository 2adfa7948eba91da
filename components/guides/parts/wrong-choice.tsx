import type { ReactNode } from 'react';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { elementId } from './element-id';
import { withSmartQuotes } from './smart-quotes';

/** When leasing, or a broker, is the wrong choice. */
export function WrongChoice({ title, children }: { title: string; children: ReactNode }) {
  const id = elementId('wrong-choice', title);
  return (
    <div
      aria-labelledby={id}
      className="my-10 border-coral border-t-2 bg-paper-deep px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-7 sm:pb-8 print:my-6 print:break-inside-avoid print:text-sm print:border-b print:bg-transparent print:px-0"
      role="note"
    >
      <p className="font-display font-semibold text-xl" id={id}>
        {smartQuotes(title)}
      </p>
      <div className="mt-3 space-y-4">{withSmartQuotes(children)}</div>
    </div>
  );
}
