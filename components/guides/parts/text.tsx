import { Landmark } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Anchor } from '@/components/ui/text-link';
import { findGlossaryTerm, termId } from '@/lib/content/glossary';
import type { PartProps } from '@/lib/content/part-schemas';
import { moneyFromDollars, percent } from '@/lib/format/format';

function arithmetic(format: (value: number) => string) {
  return ({ children }: { children: number }) => (
    <data className="whitespace-nowrap tabular-nums" value={children}>
      {format(children)}
    </data>
  );
}

/** Example arithmetic in a sentence: `<Usd>{36 * 500}</Usd>` prints $18,000. */
export const Usd = arithmetic(moneyFromDollars);

/** `<Percent>{0.002 * 2400}</Percent>` prints 4.8%. */
export const Percent = arithmetic(percent);

/**
 * Marks the first use of a leasing term in a guide. A native popover shows the definition, by
 * keyboard, by touch, and without scripts. In print, and in reader views, which drop buttons, the
 * definition follows the term in parentheses.
 */
export function Term({ of, children }: PartProps<'Term'> & { children: React.ReactNode }) {
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

/** Ends a passage on tax, law, or insurance with a link to the agency that can confirm it. */
export function Confirm({
  with: agency,
  url,
  children,
}: PartProps<'Confirm'> & { children: React.ReactNode }) {
  return (
    <p className="flex gap-3 border-line border-y py-3 text-muted text-sm print:break-inside-avoid">
      <span className="text-link">
        <Icon className="mt-0.5 size-5" shape={Landmark} />
      </span>
      <span>
        <strong className="text-ink">
          Confirm with {url ? <Anchor href={url}>{agency}</Anchor> : agency}.
        </strong>{' '}
        {children}
      </span>
    </p>
  );
}

/** The last part of a guide: links to the agencies and laws that its facts come from. */
export function Sources({ children }: { children: React.ReactNode }) {
  return (
    <section aria-labelledby="sources" className="mt-12! border-line border-t pt-6 text-base">
      <h2 className="mt-0! text-xl!" id="sources">
        Sources
      </h2>
      {/* A link within a line of text would be too small a target next to the sticky bar. */}
      <div className="mt-3 [&_a]:py-1">{children}</div>
    </section>
  );
}
