import { Band } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { SectionHeading } from '@/components/ui/section-heading';
import { home } from '@/lib/content/home';
import { guideList } from '@/lib/guides/server';
import { routes } from '@/lib/site/routes';

/** The two newest guides. */
export function GuideTeasers() {
  return (
    <Band labelledBy="guides-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="guides-title" title={home.guidesHeading} />
        <Button href={routes.blog} variant="outline">
          {home.guidesButton}
        </Button>
      </div>
      <ul className="mt-10 grid gap-6 lg:grid-cols-2">
        {guideList()
          .slice(0, 2)
          .map((guide) => (
            <Card
              as="li"
              className="relative p-6 transition-colors duration-quick hover:border-ink sm:p-8"
              key={guide.slug}
            >
              <article>
                <Drawing className="float-right mb-3 ml-5 w-20 sm:w-36" name={guide.drawing} />
                <p className="text-muted text-sm">
                  <time dateTime={guide.date}>{guide.dateText}</time> <span className="max-sm:hidden">·</span>{' '}
                  <span className="max-sm:block">{guide.readTime}</span>
                </p>
                <h3 className="mt-2 max-sm:clear-right font-display font-semibold text-2xl">
                  <a className="no-underline after:absolute after:inset-0" href={routes.guide(guide.slug)}>
                    {guide.title}
                  </a>
                </h3>
                <p className="mt-3 text-muted">{guide.description}</p>
              </article>
            </Card>
          ))}
      </ul>
    </Band>
  );
}
