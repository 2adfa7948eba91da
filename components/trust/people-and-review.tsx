import { business } from '@/lib/content/business';
import { reviews } from '@/lib/content/reviews';
import { People } from './people';
import { ReviewText } from './reviews';

/**
 * Says beside a form who answers, and has the first review. Not for the home page, which has that
 * review further down.
 */
export function PeopleAndReview({ className = '' }: { className?: string }) {
  const [review] = reviews().reviews;
  const hasPeople = business().people.length > 0;
  if (!hasPeople && !review) return null;
  return (
    <aside aria-label="About us" className={`space-y-8 ${className}`} data-place="proof">
      <People />
      {review && (
        <div>
          <ReviewText {...review} />
        </div>
      )}
    </aside>
  );
}
