import { CallButton } from '@/components/layout/call-button';
import { ClosingBand } from '@/components/layout/closing-band';
import { ContactText } from '@/components/layout/contact-links';
import { GetQuote } from '@/components/layout/get-quote';
import { VehicleOnShore } from '@/components/layout/vehicle-on-shore';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Accordion } from '@/components/ui/accordion';
import { LinkedText } from '@/components/ui/linked-text';
import type { FaqItem } from '@/lib/content/faq';
import type { GlossaryEntry } from '@/lib/content/glossary';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';
import { faqPage } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';
import { Glossary } from './glossary';

/** The visible text of a paragraph, without the URLs of its links. */
const visibleText = (paragraph: string) =>
  inlineLinks(paragraph)
    .map(({ text }) => text)
    .join('');

/** The FAQ page (docs/product.md#faq). Every answer has an id, so that it can be linked to. */
export function FaqPage({ faq, glossary }: { faq: readonly FaqItem[]; glossary: readonly GlossaryEntry[] }) {
  const questions = faq.map(({ id, question, answer }) => ({
    id,
    question,
    paragraphs: answer.map(visibleText),
  }));
  return (
    <>
      <JsonLd data={faqPage(routes.faq, questions)} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter pt-6 pb-band sm:pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <div className="self-start lg:tall:sticky lg:top-28">
          <Breadcrumbs crumbs={[{ label: 'FAQ', href: routes.faq }]} />
          <h1 className="mt-5 font-display font-semibold text-5xl sm:mt-8">FAQs</h1>
          <p className="mt-5 max-w-measure text-lg text-slate">
            <ContactText text={pages.faq.text} />
          </p>
          <VehicleOnShore className="mt-10 hidden max-w-sm lg:block" vehicle="hatchback-seaglass" />
        </div>
        <div className="lg:pt-24">
          <Accordion
            items={faq.map((item) => ({
              id: item.id,
              title: item.question,
              content: <FaqAnswer paragraphs={item.answer} />,
            }))}
            name="faq"
          />
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

function FaqAnswer({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText parts={inlineLinks(paragraph)} />
        </p>
      ))}
    </div>
  );
}
