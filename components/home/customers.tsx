import { ReviewList } from '@/components/layout/review-list';
import { Band } from '@/components/ui/band';
import { ExternalLink } from '@/components/ui/external-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shoreline } from '@/components/ui/shoreline';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/site/routes';

/** Stats and customer reviews. */
export function Customers() {
  return (
    <Band className="!pt-0" labelledBy="customers-title">
      <Shoreline className="mb-14 text-line-deep" />
      <SectionHeading id="customers-title" title={home.customersHeading} />
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {home.stats.map((stat) => (
          <div className="flex flex-col-reverse justify-end border-line-deep border-l pl-5" key={stat.label}>
            <dt className="mt-1 text-muted">
              {stat.proof ? (
                <ExternalLink
                  className="-mt-2.25 inline-flex min-h-11 items-center text-action underline underline-offset-4"
                  href={stat.proof}
                >
                  {stat.label}
                </ExternalLink>
              ) : (
                stat.label
              )}
            </dt>
            <dd
              className={`font-display font-semibold ${stat.value.length > 5 ? 'text-xl sm:text-3xl' : 'text-numeral'}`}
            >
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
      <ReviewList className="mt-14" />
      {business.links.instagram.length > 0 && (
        <p className="mt-6">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
            href={routes.testimonials}
          >
            {home.customersLink}
          </a>
        </p>
      )}
    </Band>
  );
}
