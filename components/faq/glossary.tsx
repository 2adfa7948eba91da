import { Band } from '@/components/ui/band';
import { SectionHeading } from '@/components/ui/section-heading';
import { fillIn } from '@/lib/content/fill-in';
import { type GlossaryEntry, termId } from '@/lib/content/glossary';
import { pages } from '@/lib/content/pages';

/** The terms of car leasing. Each has an anchor. */
export function Glossary({ entries }: { entries: readonly GlossaryEntry[] }) {
  const { heading, text } = pages.faq.glossary;
  return (
    <Band className="border-line border-t" labelledBy="glossary">
      <SectionHeading id="glossary" title={heading}>
        {fillIn(text, { count: String(entries.length) })}
      </SectionHeading>
      <dl className="mt-10 gap-x-14 md:columns-2 lg:columns-3">
        {entries.map((entry) => (
          <div className="break-inside-avoid scroll-mt-4 pb-6" id={termId(entry)} key={entry.term}>
            <dt className="font-display font-semibold text-lg">
              {entry.term.charAt(0).toUpperCase() + entry.term.slice(1)}
            </dt>
            <dd className="mt-1 text-muted">{entry.definition}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
