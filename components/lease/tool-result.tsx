import type { ReactNode } from 'react';

/** What a tool found: a sentence, then everything behind it, in two columns on paper. */
export function ToolResult({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className="mt-8 space-y-6 border-ink border-t-2 pt-6 print:mt-3 print:columns-2 print:gap-x-8 print:space-y-3 print:pt-3">
      <p className="text-balance font-display font-semibold text-xl print:text-base print:[column-span:all]">
        {sentence}
      </p>
      {children}
    </div>
  );
}
