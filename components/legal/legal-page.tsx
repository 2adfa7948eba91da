import type { MDXComponents } from 'mdx/types';
import { EmailLink, PhoneLink } from '@/components/contact/contact-links';
import { FilledText } from '@/components/contact/filled-texts';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { PersonToCall } from '@/components/trust/people';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { LinkList } from '@/components/ui/link-list';
import { Anchor } from '@/components/ui/links';
import { MarkdownPhoto } from '@/components/ui/photo';
import { MarkdownTable } from '@/components/ui/table';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { addressLine, business } from '@/lib/content/business';
import type { LegalText } from '@/lib/content/legal-texts';
import { pageTexts } from '@/lib/content/page-texts';
import type { LegalTag, TagProps } from '@/lib/content/schemas/tags';
import { longDate } from '@/lib/format/dates';
import { privacySentences } from '@/lib/measuring/consent';
import { legalNavigation } from '@/lib/site/navigation';

export function LegalPage({ text }: { text: LegalText }) {
  const { path, toc, Body } = text;
  return (
    <>
      <LegalHeader text={text} />
      <PageContainer className={besideContentsLook}>
        <TableOfContents sections={toc} heading="On this page" />
        <div className="max-lg:mt-8">
          <div className="prose">
            <Body components={legalComponents} />
          </div>
          <aside
            aria-label="Questions"
            className="mt-14 max-w-measure border-line border-t pt-6 print:hidden"
          >
            <p className="text-lg">
              <FilledText text={pageTexts().legal.question} />
            </p>
            <LinkList
              className="mt-4 flex flex-wrap gap-x-8"
              items={legalNavigation.filter(({ href }) => href !== path)}
              variant="alone"
            />
          </aside>
        </div>
      </PageContainer>
    </>
  );
}

const besideContentsLook = [
  'pt-5 sm:pt-8 lg:grid lg:grid-cols-reading lg:gap-x-20',
  'print:block print:max-w-none print:pt-4',
].join(' ');

function LegalHeader({ text }: { text: LegalText }) {
  const { title, path, date, dateKind } = text;
  return (
    <div className="bg-tint">
      <div className="mx-auto max-w-page items-end justify-between gap-16 px-gutter lg:flex print:max-w-none">
        <PageHeader
          className="border-line print:border-b print:pt-0 print:pb-3"
          crumbs={[{ label: title, href: path }]}
          heading={title}
        >
          <p className="text-base">
            {dateKind} <time dateTime={date}>{longDate(date)}</time>
          </p>
        </PageHeader>
        <PersonToCall className="mt-4 shrink-0 lg:w-[min(25rem,40vw)] print:hidden" />
      </div>
      <Shoreline className="mt-2 text-link/40 print:hidden" />
    </div>
  );
}

const tags: { [Name in LegalTag]: React.ComponentType<React.PropsWithChildren<TagProps<Name>>> } = {
  BusinessName: () => business().name,
  BusinessPhone: () => <PhoneLink variant="plain" />,
  BusinessEmail: () => <EmailLink variant="plain" />,
  BusinessAddress: () => addressLine(business()),
  BusinessCreditFee: () => business().creditFee,
  BusinessAdClickDays: () => business().measuring.adClickDays,
  BusinessMeasures: ({ what, children }) =>
    privacySentences(business().measuring)[what] && children,
};

const legalComponents: MDXComponents = {
  ...tags,
  table: MarkdownTable,
  img: MarkdownPhoto,
  a: Anchor,
};
