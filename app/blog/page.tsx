import type { Metadata } from 'next';
import { GuideListPage } from '@/components/guides/guide-list-page';
import { search } from '@/lib/content/search';
import { guideList } from '@/lib/guides/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const page = pageMetadata({ ...search.blog, path: routes.blog });

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': routes.feed } },
};

export default function Page() {
  return <GuideListPage guides={guideList()} />;
}
