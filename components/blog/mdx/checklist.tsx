import type { ReactNode } from 'react';
import { smartQuotes } from '@/lib/articles/smart-quotes';
import { elementId } from './element-id';

/** A checklist for printing. Its boxes are borders, because browsers do not print backgrounds by default. */
export function Checklist({ title, children }: { title: string; children: ReactNode }) {
  const id = elementId('checklist', title);
  return (
    <figure
      aria-labelledby={id}
      className="my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-7 sm:pb-7 print:my-6 print:break-inside-avoid print:text-sm print:border-ink print:px-6"
    >
      <figcaption className="font-display font-semibold text-xl" id={id}>
        {smartQuotes(title)}
      </figcaption>
      <div className="mt-3 [&_li+li]:mt-0 [&_li]:relative [&_li]:py-1.5 [&_li]:pl-9 [&_li]:before:absolute [&_li]:before:top-[0.72em] [&_li]:before:left-0 [&_li]:before:size-4.5 [&_li]:before:rounded-[0.2rem] [&_li]:before:border-[1.5px] [&_li]:before:border-harbor [&_li]:before:content-[''] [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </figure>
  );
}
