import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/blog-page';
import { articleList } from '@/lib/articles/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const page = pageMetadata({
  title: 'Car Leasing Blog',
  description:
    'Plain-English guides to leasing a car in New York City and New Jersey: taxes, fees, credit, mileage, insurance, electric cars, and your rights.',
  path: routes.blog,
});

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': routes.feed } },
};

export default function Page() {
  return <BlogPage articles={articleList()} />;
}
