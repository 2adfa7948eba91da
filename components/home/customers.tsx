import { Star } from 'lucide';
import { Band } from '@/components/ui/band';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shoreline } from '@/components/ui/shoreline';
import { home } from '@/lib/content/home';
import { reviews } from '@/lib/content/reviews';
import { routes } from '@/lib/site/routes';

/** Stats and customer reviews. */
export function Customers() {
  return (
    <Band className="!pt-0" labelledBy="customers-title">
      <Shoreline className="mb-14 text-sand-deep" />
      <SectionHeading id="customers-title" title="What our customers say" />
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {home.stats.map((stat) => (
          <div className="flex flex-col-reverse border-sand-deep border-l pl-5" key={stat.label}>
            <dt className="mt-1 text-slate">{stat.label}</dt>
            <dd className="font-display font-semibold text-numeral">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <ul className={`mt-14 grid gap-6 ${reviews.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
        {reviews.map((review) => (
          <li className="flex flex-col rounded-lg border border-sand bg-white p-6 sm:p-7" key={review.text}>
            <p className="flex text-gold">
              <span className="sr-only">{review.rating} out of 5 stars</span>
              {[1, 2, 3, 4, 5].map((star) => (
                <Icon
                  className={star <= review.rating ? 'size-5 fill-current' : 'size-5'}
                  key={star}
                  shape={Star}
                />
              ))}
            </p>
            <blockquote className="mt-4 flex-1">
              <p>{review.text}</p>
            </blockquote>
            <p className="mt-5 border-sand border-t pt-4">
              <span className="font-semibold">{review.name}</span>
              <span className="block text-slate text-sm">{review.location}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-harbor underline underline-offset-4"
          href={routes.testimonials}
        >
          See our customers and their cars
        </a>
      </p>
    </Band>
  );
}
