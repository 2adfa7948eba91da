import { Band, SectionHeading } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { guideList } from '@/lib/content/guides';
import { home } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';
import { GuideCard } from './guide-card';

export function GuideTeasers() {
  return (
    <Band className="lay-out-when-near" labelledBy="guides-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="guides-title" heading={home().guidesHeading} />
        <Button href={routes.blog} variant="outline">
          {home().guidesButton}
        </Button>
      </div>
      <ul className="mt-10 grid gap-6 lg:grid-cols-2">
        {guideList()
          .slice(0, 2)
          .map((guide) => (
            <Card as="li" key={guide.slug} padding="large">
              <GuideCard guide={guide} headingAs="h3" />
            </Card>
          ))}
      </ul>
    </Band>
  );
}
