import type { ReactNode } from 'react';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { elementId } from './element-id';

/** The box around a part to print: its title and content. `kind` begins its id, so that a title may be used twice. */
export function TitledBox({ kind, title, children }: { kind: string; title: string; children: ReactNode }) {
  const id = elementId(kind, title);
  return (
    <figure
      aria-labelledby={id}
      className="my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-7 sm:pb-7 print:my-6 print:break-inside-avoid print:text-sm print:border-ink print:px-6"
    >
      <figcaption className="font-display font-semibold text-xl" id={id}>
        {smartQuotes(title)}
      </figcaption>
      {children}
    </figure>
  );
}
