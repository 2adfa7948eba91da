import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageContainer } from '@/components/layout/page-container';
import { GetQuote } from '@/components/quote/get-quote.island';
import { PersonToCall, Portrait } from '@/components/trust/people';
import { Card } from '@/components/ui/card';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/links';
import { TableOfContents } from '@/components/ui/table-of-contents';
import type { Guide } from '@/lib/content/guides';
import { pageTexts } from '@/lib/content/page-texts';
import { longDate } from '@/lib/format/dates';
import { routes } from '@/lib/site/routes';
import { GuideCard } from './guide-card';
import { GuideDate } from './guide-date';
import { GuideDrawing } from './guide-drawing';
import { toolOf } from './tools/guide-tools';

type Props = {
  guide: Guide;
  related: readonly Guide[];
  toc: React.ComponentProps<typeof TableOfContents>['sections'];
  children: React.ReactNode;
};

export function GuidePage({ guide, related, toc, children }: Props) {
  return (
    <PageContainer className={`pt-5 sm:pt-4 ${onTabletsLook}`}>
      <Breadcrumbs
        crumbs={[
          { label: 'Blog', href: routes.blog },
          { label: guide.title, href: routes.guide(guide.slug) },
        ]}
      />
      <article className={besideContentsLook}>
        <GuideHeader guide={guide} />
        <TableOfContents sections={toc} heading="In this guide" />
        <div className="min-w-0">
          <div className="prose">{children}</div>
          <p className="mt-4 text-muted text-sm">
            Facts last checked <time dateTime={guide.updated}>{longDate(guide.updated)}</time>.
          </p>
          <QuoteInvitation />
        </div>
      </article>
      <RelatedGuides guides={related} />
    </PageContainer>
  );
}

/** A line of text and the margins: the page's, centered, is as wide as the text. */
const onTabletsLook = 'sm:max-lg:max-w-183 print:max-w-none';

/** From a laptop's width on, the table of contents stands beside the text. */
const besideContentsLook = [
  'grid gap-y-3 sm:mt-2 sm:gap-y-8 lg:grid-cols-reading lg:gap-x-16',
  'print:block',
].join(' ');

/** On a phone, the head has the ground of other pages' heads. */
const bandOnPhonesLook = [
  'max-sm:-mx-gutter max-sm:-mt-5 max-sm:-mb-3 max-sm:bg-tint',
  'max-sm:px-gutter max-sm:pt-5 max-sm:pb-3',
].join(' ');

/**
 * On a phone, the drawing stands beside the lines below the title, and is as low as these, because
 * the first screen has to show the answer.
 */
const besideDrawingLook = [
  'grid grid-cols-[1fr_auto] items-end gap-x-2',
  'sm:grid-rows-[1fr_auto] sm:gap-x-8 lg:gap-x-16',
].join(' ');

function GuideHeader({ guide }: { guide: Guide }) {
  return (
    <header className={`@container lg:col-span-2 print:mb-6 ${bandOnPhonesLook}`}>
      <div className={besideDrawingLook}>
        <Heading as="h1" className="max-sm:col-span-2 max-sm:text-3xl">
          {guide.title}
        </Heading>
        <div className="mt-2 flex items-center gap-3 max-sm:-mb-3 max-sm:gap-2 sm:mt-4">
          <Portrait className="size-9 sm:size-12 print:hidden" />
          <div>
            <GuideDate guide={guide} />
            <HeadLink slug={guide.slug} />
          </div>
        </div>
        <GuideDrawing
          className="w-18 @max-[16rem]:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:w-44 lg:w-80"
          name={guide.drawing}
        />
      </div>
      <Shoreline className="pt-6 text-link max-sm:hidden" />
    </header>
  );
}

/** A tool is far below the title. In a guide without one, the person beside the link is asked. */
function HeadLink({ slug }: { slug: string }) {
  const tool = toolOf(slug);
  const href = tool ? `#${tool.id}` : routes.contact;
  return (
    <TextLink className="text-sm print:hidden" href={href} variant="alone">
      {tool ? `Go to the ${tool.title.toLowerCase()}` : pageTexts().guide.ask}
    </TextLink>
  );
}

const invitationLook = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-5';

function QuoteInvitation() {
  const { heading, text } = pageTexts().guide.quote;
  return (
    <aside
      aria-label="Get a quote"
      className={`mt-14 border-ink border-t-2 pt-6 print:hidden ${invitationLook}`}
    >
      <div className="max-w-sm">
        <Heading as="p" size="subsection">
          {heading}
        </Heading>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <GetQuote />
      <PersonToCall className="basis-full" />
    </aside>
  );
}

function RelatedGuides({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-20 print:hidden">
      <Heading id="related" size="card">
        {pageTexts().guide.relatedHeading}
      </Heading>
      <ul className="mt-5 grid gap-5 md:grid-cols-2">
        {guides.map((guide) => (
          <Card as="li" key={guide.slug} padding="normal">
            <GuideCard guide={guide} headingAs="h3" />
          </Card>
        ))}
      </ul>
    </section>
  );
}
