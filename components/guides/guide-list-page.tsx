import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { QuoteAlternatives } from '@/components/layout/quote-alternatives';
import { Button } from '@/components/ui/button';
import { GuideDrawing, HarborStrip } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { pageTexts } from '@/lib/content/page-texts';
import type { Guide } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-date';
import { GuideList } from './guide-list.island';

/** This many guides are in the first screen of a desktop, so their drawings load eagerly. */
const SEEN_FIRST = 3;

export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <PageContainer>
      <GuideList
        header={
          <PageHeader
            crumbs={[{ label: 'Blog', href: routes.blog }]}
            title={pageTexts().blog.heading}
          >
            <p>{pageTexts().blog.text}</p>
          </PageHeader>
        }
        items={guides.map((guide, at) => (
          <li className="group/item xl:first:col-span-2" key={guide.slug}>
            <GuideItem guide={guide} eager={at < SEEN_FIRST} />
          </li>
        ))}
        links={
          <>
            <HarborStrip />
            <QuoteAlternatives className="px-gutter py-4" />
          </>
        }
      />
    </PageContainer>
  );
}

/** The first of the list is larger. The guide's link covers the whole item. */
function GuideItem({ guide, eager }: { guide: Guide; eager: boolean }) {
  return (
    <article className="group relative flow-root h-full border-line border-t py-6 sm:grid sm:grid-cols-label sm:gap-x-8 sm:py-8 sm:group-first/item:grid-cols-row">
      <GuideDrawing className={drawingLook} eager={eager} name={guide.drawing} />
      <div className="group-first/item:self-center">
        <GuideDate guide={guide} />
        <Heading
          className="mt-1 group-hover:text-link group-not-first/item:max-sm:text-xl sm:mt-2 sm:group-first/item:text-3xl"
          size="card"
        >
          {guide.title}
        </Heading>
        <p className="mt-2 max-w-measure text-muted sm:group-first/item:text-lg">
          {guide.description}
        </p>
        <Button
          className="mt-1.5 -mb-2.5 -ml-[min(1.25rem,6.25vw)] after:absolute after:inset-0"
          href={routes.guide(guide.slug)}
          variant="quiet"
        >
          Read More <span className="sr-only">{guide.title}</span>
        </Button>
      </div>
    </article>
  );
}

/** On a phone, the text goes on below a small drawing. */
const drawingLook = [
  'group-first/item:mb-4 group-first/item:w-full',
  'group-not-first/item:w-24 sm:group-not-first/item:w-40',
  'max-sm:group-not-first/item:float-right max-sm:group-not-first/item:mb-2 max-sm:group-not-first/item:ml-4',
].join(' ');
