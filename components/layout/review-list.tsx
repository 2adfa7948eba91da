import { Star } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { areSampleReviews, reviews } from '@/lib/content/reviews';

/** The customer reviews; samples are marked. */
export function ReviewList({ className = '' }: { className?: string }) {
  return (
    <ul className={`grid gap-6 ${reviews.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'} ${className}`}>
      {reviews.map((review) => (
        <li className="flex flex-col rounded-lg border border-line bg-white p-6 sm:p-7" key={review.text}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="flex text-rating">
              <span className="sr-only">{review.rating} out of 5 stars</span>
              {[1, 2, 3, 4, 5].map((star) => (
                <Icon
                  className={star <= review.rating ? 'size-5 fill-current' : 'size-5'}
                  key={star}
                  shape={Star}
                />
              ))}
            </p>
            {areSampleReviews && <Badge tone="outline">Sample review</Badge>}
          </div>
          <blockquote className="mt-4 flex-1">
            <p>{review.text}</p>
          </blockquote>
          <p className="mt-5 border-line border-t pt-4">
            <span className="font-semibold">{review.name}</span>
            <span className="block text-muted text-sm">{review.location}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
