import { ReviewList } from '@/components/trust/reviews';
import { Band, SectionHeading } from '@/components/ui/band';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';

const HOME_REVIEWS = 3;

export function StatsAndReviews() {
  const { reviewsHeading, reviewsLink, stats } = home();
  // All have the same size, which the longest one still fits into.
  const size = stats.some(({ value }) => value.length > 5) ? 'text-xl sm:text-3xl' : 'text-numeral';
  return (
    <Band className="lay-out-when-near pt-0!" labelledBy="reviews-title">
      <Shoreline className="mb-14 text-line-deep" />
      <SectionHeading id="reviews-title" heading={reviewsHeading} />
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {stats.map(({ value, label, proof }) => (
          <div className="flex flex-col-reverse justify-end" key={label}>
            <dt className="mt-1 text-muted">
              {proof ? (
                <TextLink className="-mt-2.25" href={proof} variant="alone">
                  {label}
                </TextLink>
              ) : (
                label
              )}
            </dt>
            <dd className={`font-display font-semibold ${size}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <ReviewList className="mt-14" limit={HOME_REVIEWS} />
      {business().links.instagram.length > 0 && (
        <p className="mt-6">
          <TextLink href={routes.testimonials} variant="alone">
            {reviewsLink}
          </TextLink>
        </p>
      )}
    </Band>
  );
}
