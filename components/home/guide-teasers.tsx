import { Band, SectionHeading } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { GuideDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { home } from '@/lib/content/page-texts';
import { keepTogether } from '@/lib/format/words';
import { guideList } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';

export function GuideTeasers() {
  return (
    <Band className="below-fold" labelledBy="guides-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="guides-title" title={home().guidesHeading} />
        <Button href={routes.blog} variant="outline">
          {home().guidesButton}
        </Button>
      </div>
      <ul className="mt-10 grid gap-6 lg:grid-cols-2">
        {guideList()
          .slice(0, 2)
          .map((guide) => (
            <Card
              as="li"
              className="relative transition-colors duration-quick hover:border-ink"
              key={guide.slug}
              padding="large"
            >
              <article>
                <GuideDrawing className="float-right mb-3 ml-5 w-20 sm:w-36" name={guide.drawing} />
                <p className="text-muted text-sm">
                  <time dateTime={guide.date}>{guide.dateText}</time>{' '}
                  <span className="max-sm:hidden">·</span>{' '}
                  <span className="max-sm:block">{guide.readTime}</span>
                </p>
                <Heading as="h3" className="mt-2 max-sm:clear-right" size="card">
                  <a
                    className="no-underline after:absolute after:inset-0"
                    href={routes.guide(guide.slug)}
                  >
                    {keepTogether(guide.title)}
                  </a>
                </Heading>
                <p className="mt-3 text-muted">{guide.description}</p>
              </article>
            </Card>
          ))}
      </ul>
    </Band>
  );
}
