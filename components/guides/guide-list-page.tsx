import { PageContainer, PageHeader } from '@/components/layout/page-container';
import { QuoteAlternatives } from '@/components/layout/quote-alternatives';
import { Button } from '@/components/ui/button';
import { GuideDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { pageTexts } from '@/lib/content/page-texts';
import type { Guide } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-date';
import { GuideList } from './guide-list.island';

/** This many guides are in the first screen of a desktop, so their drawings load eagerly. */
const SEEN_FIRST = 4;

export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <PageContainer>
      <GuideList
        header={
          <PageHeader
            className="max-w-full md:flex-1"
            crumbs={[{ label: 'Blog', href: routes.blog }]}
            title={pageTexts().blog.heading}
          >
            <p>{pageTexts().blog.text}</p>
          </PageHeader>
        }
        links={<QuoteAlternatives />}
        items={guides.map((guide, at) => (
          <li key={guide.slug}>
            <GuideItem guide={guide} eager={at < SEEN_FIRST} />
          </li>
        ))}
      />
    </PageContainer>
  );
}

/** The guide's link covers the whole row. */
function GuideItem({ guide, eager }: { guide: Guide; eager: boolean }) {
  return (
    <article className="group relative grid h-full grid-cols-field gap-x-4 border-line border-t py-4 sm:py-8 md:grid-cols-label md:grid-rows-[auto_1fr] md:gap-x-8">
      <GuideDrawing
        className="w-24 max-md:col-start-2 sm:w-36 md:row-span-2 md:w-40"
        eager={eager}
        name={guide.drawing}
      />
      <div className="max-md:col-start-1 max-md:row-start-1">
        <GuideDate guide={guide} />
        <Heading className="mt-1 group-hover:text-link max-sm:text-xl sm:mt-2" size="card">
          {guide.title}
        </Heading>
      </div>
      <div className="max-md:col-span-full">
        <p className="mt-2.5 max-w-measure text-muted">{guide.description}</p>
        <Button
          className="mt-1.5 -ml-[min(1.25rem,6.25vw)] after:absolute after:inset-0"
          href={routes.guide(guide.slug)}
          variant="quiet"
        >
          Read More <span className="sr-only">{guide.title}</span>
        </Button>
      </div>
    </article>
  );
}
