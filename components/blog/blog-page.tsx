import { Rss } from 'lucide';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Article } from '@/lib/articles/article';
import { routes } from '@/lib/site/routes';
import { BlogSort } from './blog-sort.island';
import { PostItem } from './post-item';

/** The list of guides; complete in the HTML, newest first. */
export function BlogPage({ articles }: { articles: readonly Article[] }) {
  const posts = articles.map((article) => ({ slug: article.slug, item: <PostItem article={article} /> }));
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: routes.home },
          { label: 'Blog', href: routes.blog },
        ]}
      />
      <SectionHeading className="mt-8 mb-9 lg:mt-12" level={1} title="Car Leasing Blog">
        What a lease costs on each side of the Hudson, what the papers say, and when not to lease at all.
      </SectionHeading>
      <BlogSort posts={posts} />
      <p className="mt-8 print:hidden">
        <a
          className="inline-flex min-h-11 items-center gap-2 text-slate text-sm underline-offset-4 hover:underline"
          href={routes.feed}
        >
          <Icon className="size-4" shape={Rss} />
          New guides by RSS
        </a>
      </p>
    </div>
  );
}
