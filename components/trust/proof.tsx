import { PhoneLink } from '@/components/contact/contact-links';
import { business } from '@/lib/content/business';
import { reviews } from '@/lib/content/reviews';
import { portraitUrl } from '@/lib/photos/photo-file';
import { ReviewText } from './reviews';

/** Who answers and one review, as far as the business has them: what stands beside a form. */
export function Proof({ className = '' }: { className?: string }) {
  const { people } = business();
  const [review] = reviews().reviews;
  if (people.length === 0 && !review) return null;
  // Names stand below each other.
  const somePhoto = people.some(({ photo }) => photo);
  return (
    <aside aria-label="Who answers, and a review" className={className} data-place="proof">
      {people.length > 0 && (
        <ul className={`space-y-4 ${review ? 'mb-8' : ''}`}>
          {people.map(({ name, role, photo, phone }) => (
            <li className="flex items-center gap-4" key={name}>
              {photo ? (
                <img
                  alt=""
                  className="size-16 shrink-0 rounded-full object-cover"
                  // Only the build makes portraits: development shows the photo itself.
                  data-fallback={`/photos/${photo}`}
                  height={64}
                  loading="lazy"
                  src={portraitUrl(photo)}
                  suppressHydrationWarning // the site script may have replaced it already
                  width={64}
                />
              ) : (
                somePhoto && <span className="w-16 shrink-0" />
              )}
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-muted text-sm">{role}</p>
                {phone && <PhoneLink className="font-semibold" number={phone} variant="listed" />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {review && <ReviewText {...review} />}
    </aside>
  );
}
