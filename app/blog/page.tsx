import type { Metadata } from 'next';
import { GuideListPage } from '@/components/guides/guide-list-page';
import { guideList } from '@/lib/guides/server';
import { metadataOf } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const page = metadataOf('blog');

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': routes.feed } },
};

export default function Page() {
  return <GuideListPage guides={guideList()} />;
}
