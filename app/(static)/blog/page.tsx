import { GuideListPage } from '@/components/guides/guide-list-page';
import { guideList } from '@/lib/content/guides';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('blog');

export default function Page() {
  return <GuideListPage guides={guideList()} />;
}
