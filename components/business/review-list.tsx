import { Card } from '@/components/ui/card';
import { reviews } from '@/lib/content/reviews';
import { ReviewText } from './review-text';

export function ReviewList({ className = '' }: { className?: string }) {
  const { reviews: list } = reviews();
  return (
    <ul className={`grid gap-6 ${list.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'} ${className}`}>
      {list.map((review) => (
        <Card as="li" className="flex flex-col sm:p-7" key={review.text} padding="normal">
          <ReviewText {...review} />
        </Card>
      ))}
    </ul>
  );
}
