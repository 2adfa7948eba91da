import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/blog-page';
import { articleList } from '@/lib/articles/server';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const page = pageMetadata({ ...search.blog, path: routes.blog });

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': routes.feed } },
};

export default function Page() {
  return <BlogPage articles={articleList()} />;
}
