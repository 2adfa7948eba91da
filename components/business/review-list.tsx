import { Star } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { reviews } from '@/lib/content/reviews';

export function ReviewList({ className = '' }: { className?: string }) {
  const { reviews: list, areSampleReviews } = reviews();
  return (
    <ul className={`grid gap-6 ${list.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'} ${className}`}>
      {list.map((review) => (
        <Card as="li" className="flex flex-col sm:p-7" key={review.text} padding="normal">
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
            {areSampleReviews && <Badge variant="outline">Sample review</Badge>}
          </div>
          <blockquote className="mt-4 flex-1">
            <p>{review.text}</p>
          </blockquote>
          <p className="mt-5 border-line border-t pt-4">
            <span className="font-semibold">{review.name}</span>
            <span className="block text-muted text-sm">{review.location}</span>
          </p>
        </Card>
      ))}
    </ul>
  );
}
