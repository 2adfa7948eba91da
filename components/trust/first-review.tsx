import { reviews } from '@/lib/content/reviews';
import { ReviewText } from './reviews';

/** Not for the home page, which has that review further down. */
export function FirstReview() {
  const [review] = reviews().reviews;
  if (!review) return null;
  return (
    <div>
      <ReviewText {...review} />
    </div>
  );
}
