import type { ReactNode } from 'react';

/** A box with the key facts of a guide, after its first paragraph. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return (
    <div
      aria-labelledby="key-facts"
      className="my-9 border-harbor border-t-2 bg-glass px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-6 print:my-6 print:break-inside-avoid print:text-sm print:border-b print:bg-transparent print:px-0"
      role="note"
    >
      <p className="font-display font-semibold text-lg" id="key-facts">
        Key facts
      </p>
      <div className="mt-3 [&_li+li]:mt-0 [&_li+li]:border-glass-deep [&_li+li]:border-t [&_li]:py-2.5 [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </div>
  );
}
