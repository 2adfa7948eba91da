import type { ReactNode } from 'react';
import { GetQuote } from '@/components/layout/get-quote';
import { ToolLinks } from '@/components/lease/tools';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Drawing } from '@/components/ui/drawing';
import { Shoreline } from '@/components/ui/shoreline';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { pages } from '@/lib/content/pages';
import type { Guide, TocItem } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { GuideDate, GuidePeople } from './guide-meta';
import { MoreGuides, type OtherGuides } from './more-guides';

/** A guide with its table of contents and links to other guides. */
export function GuidePage(
  props: OtherGuides & { guide: Guide; toc: readonly TocItem[]; children: ReactNode },
) {
  const { guide, toc, children, ...others } = props;
  const { quote } = pages.guide;
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20">
      <Breadcrumbs
        crumbs={[
          { label: 'Blog', href: routes.blog },
          { label: guide.title, href: routes.guide(guide.slug) },
        ]}
      />
      <article className="mt-8 grid gap-y-8 max-lg:max-w-measure print:max-w-none lg:mt-12 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-16 xl:gap-x-24 print:block">
        <header className="lg:col-start-2 print:mb-6">
          <div className="flex items-end justify-between gap-8">
            <div>
              <GuideDate guide={guide} />
              <h1 className="mt-3 font-display font-semibold text-4xl">{guide.title}</h1>
              <GuidePeople guide={guide} />
              <ToolLinks slug={guide.slug} />
            </div>
            {/* A lazy image that isn't displayed isn't requested: phones, where the title needs the room, save it. */}
            <Drawing className="hidden w-36 md:block lg:w-52" name={guide.drawing} />
          </div>
          <Shoreline className="mt-7 text-accent" />
        </header>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TableOfContents items={toc} title="In this guide" variant="marked" />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <div className="prose">{children}</div>
          <p className="mt-4 text-muted text-sm">
            Facts last checked <time dateTime={guide.checked.date}>{guide.checked.dateText}</time>.
          </p>
          <aside
            aria-label="Get a quote"
            className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-ink border-t-2 pt-6 print:hidden"
          >
            <p className="max-w-sm">
              <span className="block font-display font-semibold text-xl">{quote.heading}</span>
              <span className="mt-1 block text-muted">{quote.text}</span>
            </p>
            <GetQuote variant="outline" />
          </aside>
        </div>
      </article>
      <MoreGuides {...others} />
    </div>
  );
}
