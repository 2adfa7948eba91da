import { OtherConcerns } from '@/components/contact/other-concerns';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { BoatsStrip } from '@/components/ui/harbor-drawings';
import type { Guide } from '@/lib/content/guides';
import { pageTexts } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';
import { GuideCard } from './guide-card';
import { GuideList } from './guide-list.island';

/** This many guides are in the first screen of a desktop, so their drawings load eagerly. */
const SEEN_FIRST = 4;

export function GuideListPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <PageContainer>
      <GuideList
        header={
          <PageHeader
            crumbs={[{ label: 'Blog', href: routes.blog }]}
            heading={pageTexts().blog.heading}
          >
            <p>{pageTexts().blog.text}</p>
          </PageHeader>
        }
        items={guides.map((guide, at) => (
          <li className="border-line border-t py-6 sm:py-8" key={guide.slug}>
            <GuideCard guide={guide} headingAs="h2" eager={at < SEEN_FIRST} />
          </li>
        ))}
        links={
          <>
            <BoatsStrip />
            <OtherConcerns className="px-gutter py-4" />
          </>
        }
      />
    </PageContainer>
  );
}
