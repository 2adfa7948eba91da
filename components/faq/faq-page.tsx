import { Plus } from 'lucide';
import { CallButton } from '@/components/layout/call-button';
import { ClosingBand } from '@/components/layout/closing-band';
import { ContactText } from '@/components/layout/contact-links';
import { GetQuote } from '@/components/layout/get-quote';
import { VehicleOnShore } from '@/components/layout/vehicle-on-shore';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Band } from '@/components/ui/band';
import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/linked-text';
import { SectionHeading } from '@/components/ui/section-heading';
import type { FaqItem } from '@/lib/content/faq';
import { fillIn } from '@/lib/content/fill-in';
import { type GlossaryEntry, termId } from '@/lib/content/glossary';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';
import { faqPage } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';

/** The visible text of a paragraph, without the URLs of its links. */
const visibleText = (paragraph: string) =>
  inlineLinks(paragraph)
    .map(({ text }) => text)
    .join('');

/** The FAQ page. */
export function FaqPage({ faq, glossary }: { faq: readonly FaqItem[]; glossary: readonly GlossaryEntry[] }) {
  const questions = faq.map(({ answer, ...item }) => ({ ...item, paragraphs: answer.map(visibleText) }));
  return (
    <>
      <JsonLd data={faqPage(routes.faq, questions)} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter pt-6 pb-band sm:pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <div className="self-start lg:tall:sticky lg:top-28">
          <Breadcrumbs crumbs={[{ label: 'FAQ', href: routes.faq }]} />
          <h1 className="mt-5 font-display font-semibold text-5xl sm:mt-8">{pages.faq.heading}</h1>
          <p className="mt-5 max-w-measure text-lg text-muted">
            <ContactText text={pages.faq.text} />
          </p>
          <VehicleOnShore className="mt-10 hidden max-w-sm lg:block" vehicle="hatchback-seaglass" />
        </div>
        <div className="divide-y divide-line self-start border-line border-y lg:mt-24">
          {faq.map((item) => (
            <Answer key={item.id} {...item} />
          ))}
        </div>
      </div>
      <Glossary entries={glossary} />
      <ClosingBand heading={pages.faq.closing.heading} text={pages.faq.closing.text} vehicle="wagon-coral">
        <CallButton size="large" />
        <GetQuote size="large" />
      </ClosingBand>
    </>
  );
}

/**
 * Native `<details>` elements that share a name: at most one is open, and it can be collapsed. The id is on the
 * content, because browsers open a closed `<details>` when a link targets something inside it.
 */
function Answer({ id, question, answer }: FaqItem) {
  return (
    <details className="group" name="faq">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-5 py-4 font-display font-semibold text-xl marker:hidden hover:text-action">
        <h2 className="text-xl">{question}</h2>
        <Icon
          className="size-6 text-accent transition-transform duration-calm ease-tide group-open:rotate-45"
          shape={Plus}
        />
      </summary>
      {/* The scroll margin keeps the question in view when a link targets its answer. */}
      <div className="max-w-measure scroll-mt-36 space-y-4 pb-7 text-muted" id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText parts={inlineLinks(paragraph)} />
          </p>
        ))}
      </div>
    </details>
  );
}

/** The terms of car leasing. Each has an anchor. */
function Glossary({ entries }: { entries: readonly GlossaryEntry[] }) {
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
