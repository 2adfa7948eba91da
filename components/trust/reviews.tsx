import { Star } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { pageTexts } from '@/lib/content/page-texts';
import { reviews } from '@/lib/content/reviews';

export function ReviewList({ limit, className = '' }: { limit?: number; className?: string }) {
  const list = reviews().reviews.slice(0, limit);
  if (list.length === 0) return null;
  // Four reviews in three columns would leave one alone in the second row.
  const columns = list.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
  return (
    <div className={className}>
      {list.every(({ sample }) => sample) && (
        <p className="mb-6 text-muted sm:text-lg">{pageTexts().shared.samples}</p>
      )}
      <ul className={`grid gap-6 ${columns}`}>
        {list.map((review) => (
          <Card as="li" className="flex flex-col sm:p-7" key={review.text} padding="normal">
            <ReviewText {...review} />
          </Card>
        ))}
      </ul>
    </div>
  );
}

type Review = ReturnType<typeof reviews>['reviews'][number];

export function TopReview() {
  const [review] = reviews().reviews;
  return review ? (
    <div>
      <ReviewText {...review} />
    </div>
  ) : null;
}

function ReviewText({ rating, text, name, location, source, sample }: Review) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {/* An invented rating must not stand out. */}
        <p className={`flex flex-wrap ${sample ? 'text-line-deep' : 'text-rating'}`}>
          <span className="sr-only">{rating} out of 5 stars</span>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon
              className={star <= rating ? 'size-5 fill-current' : 'size-5'}
              key={star}
              icon={Star}
            />
          ))}
        </p>
        {sample && <Badge variant="outline">Sample review</Badge>}
      </div>
      <blockquote className="mt-4 max-w-xl flex-1">
        <p>{text}</p>
      </blockquote>
      <p className="mt-5 border-line border-t pt-4">
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">{location}</span>
        {source && (
          <TextLink className="text-sm" href={source.url} variant="alone">
            Read it on {source.name}
          </TextLink>
        )}
      </p>
    </>
  );
}
