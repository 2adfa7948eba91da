import { Rss } from 'lucide';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { Select } from '@/components/ui/select';
import { pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { sortOptions } from '@/lib/guides/sort';
import { routes } from '@/lib/site/routes';
import { GuideItem } from './guide-item';

/** Guides whose drawings aren't lazy: those in the first screen of a desktop. */
const SEEN_FIRST = 2;

/** All guides, newest first. The sort dropdown is enabled by the site script (site-script/blog-sort.ts). */
export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20">
      <Breadcrumbs crumbs={[{ label: 'Blog', href: routes.blog }]} />
      <SectionHeading className="mt-8 mb-9 lg:mt-12" level={1} title="Car Leasing Blog">
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
      <ol className="border-sand border-b" id="posts">
        {guides.map((guide, place) => (
          <li key={guide.slug}>
            <GuideItem guide={guide} eager={place < SEEN_FIRST} />
          </li>
        ))}
      </ol>
      <p className="mt-8 print:hidden">
        <a
          className="inline-flex min-h-11 items-center gap-2 text-slate text-sm underline-offset-4 hover:underline"
          href={routes.feed}
        >
          <Icon className="size-4" shape={Rss} />
          {pages.blog.feedLink}
        </a>
      </p>
    </div>
  );
}
