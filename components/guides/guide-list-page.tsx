import { PageContainer, PageHeader } from '@/components/layout/page-container';
import { QuoteAlternatives } from '@/components/layout/quote-alternatives';
import { Button } from '@/components/ui/button';
import { GuideDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-date';
import { GuideList } from './guide-list.island';

/** This many guides are in the first screen of a desktop, so their drawings load eagerly. */
const SEEN_FIRST = 2;

export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <PageContainer>
      <GuideList
        header={
          <PageHeader
            className="max-w-full md:flex-1"
            crumbs={[{ label: 'Blog', href: routes.blog }]}
            title={pages().blog.heading}
          >
            <p>{pages().blog.text}</p>
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

/** On a phone, the title has the full width below the drawing, or its lines would step around it. */
const besideDrawing = 'max-sm:flex max-sm:min-h-20 max-sm:items-center';

/** The guide's link covers the whole row. */
function GuideItem({ guide, eager }: { guide: Guide; eager: boolean }) {
  return (
    <article className="group relative flow-root border-line border-t py-4 sm:py-8">
      <GuideDrawing
        className="float-right ml-4 w-24 sm:mb-3 sm:ml-5 sm:w-36 md:float-left md:ml-0 lg:w-52"
        eager={eager}
        name={guide.drawing}
      />
      <div className="max-w-headline md:ml-48 lg:ml-64 print:ml-0">
        <div className={besideDrawing}>
          <GuideDate guide={guide} />
        </div>
        <Heading className="clear-right group-hover:text-link max-sm:text-xl sm:mt-2" size="card">
          {guide.title}
        </Heading>
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
