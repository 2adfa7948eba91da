import { findGlossaryTerm, termId } from '@/lib/content/glossary';
import type { TagProps } from '@/lib/content/schemas/tags';

/**
 * Marks the first use of a leasing term in a guide. A native popover shows the definition, by
 * keyboard, by touch, and without scripts. In print, and in reader views, which drop buttons, the
 * definition follows the term in parentheses.
 */
export function Term({ of, children }: React.PropsWithChildren<TagProps<'Term'>>) {
  const entry = findGlossaryTerm(of ?? String(children));
  if (!entry) throw new Error(`content/glossary.ts has no term "${of ?? children}".`);
  const id = termId(entry);
  return (
    <>
      <dfn className="relative whitespace-nowrap not-italic underline decoration-link decoration-dotted decoration-2 underline-offset-4">
        {children}
        <button
          aria-label={`What does “${children}” mean?`}
          className="absolute -inset-y-1 inset-x-0 cursor-help"
          popoverTarget={id}
          type="button"
        />
      </dfn>
      <span className="definition" id={id} popover="auto">
        <span className="hidden print:inline"> (</span>
        {entry.definition}
        <span className="hidden print:inline">)</span>
      </span>
    </>
  );
}
