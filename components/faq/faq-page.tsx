import { ClosingBand } from '@/components/cars/closing-band';
import { CallButton } from '@/components/contact/contact-buttons';
import { TextByHour } from '@/components/contact/filled-texts';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { GetQuote } from '@/components/quote/get-quote.island';
import { PersonToCall } from '@/components/trust/people';
import { Disclosure } from '@/components/ui/disclosure';
import { BoatsStrip } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { LinkedText } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import type { FaqItem } from '@/lib/content/faq';
import { pageTexts } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';

export function FaqPage({ faq }: { faq: readonly FaqItem[] }) {
  const { heading, text, closedText, closing } = pageTexts().faq;
  return (
    <>
      <PageContainer className="grid items-start gap-x-12 gap-y-4 sm:gap-y-6 lg:grid-cols-narrow-wide">
        <div className="lg:tall:sticky lg:top-17">
          <PageHeader crumbs={[{ label: 'FAQ', href: routes.faq }]} heading={heading}>
            <TextByHour closed={closedText} open={text} />
          </PageHeader>
          <PersonToCall className="mt-2 sm:max-lg:mt-6" />
          <BoatsStrip className="mt-8 rounded-lg max-lg:hidden" />
        </div>
        <div className="divide-y divide-line border-line border-y lg:mt-17">
          {faq.map((item) => (
            <QuestionAndAnswer key={item.id} {...item} />
          ))}
        </div>
      </PageContainer>
      <ClosingBand heading={closing.heading} text={closing.text} car="wagon-ink">
        <GetQuote size="large" />
        <CallButton phone={business().phone} size="large" />
      </ClosingBand>
    </>
  );
}

function QuestionAndAnswer({ id, question, answer }: FaqItem) {
  return (
    <Disclosure
      mark="plus"
      name="faq"
      summary={
        <Heading className="max-sm:text-lg/snug" size="subsection">
          {question}
        </Heading>
      }
      summaryClassName="min-h-16 py-4 hover:text-link lg:min-h-20"
    >
      {/* A link leads to the answer. The scroll margin keeps its question in view. */}
      <div className="max-w-measure scroll-mt-36 space-y-4 pb-9 text-muted" id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    </Disclosure>
  );
}
