import { Rss } from 'lucide';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { Select } from '@/components/ui/select';
import { pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { sortOptions } from '@/lib/guides/sort';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-meta';

/** Guides whose drawings aren't lazy: those in the first screen of a desktop. */
const SEEN_FIRST = 2;

/** All guides, newest first. The sort dropdown is enabled by the site script (lib/browser). */
export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20">
      <Breadcrumbs crumbs={[{ label: 'Blog', href: routes.blog }]} />
      <SectionHeading className="mt-8 mb-9 lg:mt-12" level={1} title={pages.blog.heading}>
        {pages.blog.text}
      </SectionHeading>
      <Select
        autoComplete="off"
        className="mb-8 w-full xs:max-w-60 noscript:hidden"
        data-sorts="posts"
        disabled
        id="sort"
        label="Sort by"
        options={sortOptions}
      />
      <ol className="border-line border-b" id="posts">
        {guides.map((guide, place) => (
          <li key={guide.slug}>
            <GuideItem guide={guide} eager={place < SEEN_FIRST} />
          </li>
        ))}
      </ol>
      <p className="mt-8 print:hidden">
        <a
          className="inline-flex min-h-11 items-center gap-2 text-muted text-sm underline-offset-4 hover:underline"
          href={routes.feed}
        >
          <Icon className="size-4" shape={Rss} />
          {pages.blog.feedLink}
        </a>
      </p>
    </div>
  );
}

/** One guide in the list. Its link covers the whole row, so the row is clickable. */
function GuideItem({ guide, eager }: { guide: Guide; eager: boolean }) {
  return (
    <article className="group relative flow-root border-line border-t py-8">
      <Drawing
        className="float-right mb-3 ml-5 w-20 sm:w-36 md:float-left md:ml-0 lg:w-52"
        eager={eager}
        name={guide.drawing}
      />
      <div className="max-w-measure md:ml-48 lg:ml-64 print:ml-0">
        <GuideDate guide={guide} />
        <h2 className="mt-2 max-sm:clear-right font-display font-semibold text-2xl group-hover:text-action">
          {guide.title}
        </h2>
        <p className="mt-2.5 text-muted">{guide.description}</p>
        <a
          aria-label={`Read More: ${guide.title}`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-accent underline-offset-4 after:absolute after:inset-0 hover:text-accent-deep"
          href={routes.guide(guide.slug)}
        >
          Read More
        </a>
      </div>
    </article>
  );
}
