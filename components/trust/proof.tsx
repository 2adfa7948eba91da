import { PhoneLink } from '@/components/contact/contact-links';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { Heading } from '@/components/ui/heading';
import { business } from '@/lib/content/business';
import { about } from '@/lib/content/pages';
import { reviews } from '@/lib/content/reviews';
import { portraitUrl } from '@/lib/photos/photo-file';
import { ReviewText } from './reviews';

type Props = { className?: string };

/**
 * Beside a form: who answers, where the business names people, and its first review. Not for the
 * home page, which has that review further down.
 */
export function Proof({ className }: Props) {
  const [review] = reviews().reviews;
  const hasPeople = business().people.length > 0;
  if (!hasPeople && !review) return null;
  return (
    <BesideForm className={className}>
      <People />
      {review && (
        <div>
          <ReviewText {...review} />
        </div>
      )}
    </BesideForm>
  );
}

/** Beside the form of the home page: who answers, and how the business is paid. */
export function PaymentProof({ className }: Props) {
  return (
    <BesideForm className={className}>
      <People />
      <div>
        <Heading as="h3" size="small">
          {about().paymentHeading}
        </Heading>
        <p className="mt-2 text-muted">{business().howWeArePaid}</p>
      </div>
    </BesideForm>
  );
}

function BesideForm({ className = '', children }: Props & { children: React.ReactNode }) {
  return (
    <aside aria-label="About us" className={`space-y-8 ${className}`} data-place="proof">
      {children}
    </aside>
  );
}

function People() {
  const { people } = business();
  if (people.length === 0) return null;
  // Names stand below each other, also beside a person without a photo.
  const somePhoto = people.some(({ photo }) => photo);
  return (
    <ul className="space-y-4">
      {people.map((person) => (
        <li className="flex items-center gap-4" key={person.name}>
          {person.photo && <Portrait photo={person.photo} />}
          {!person.photo && somePhoto && <span className="w-16 shrink-0" />}
          <div>
            <p className="font-semibold">{person.name}</p>
            <p className="text-muted text-sm">{person.role}</p>
            {person.phone && (
              <PhoneLink className="font-semibold" number={person.phone} variant="listed" />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Portrait({ photo }: { photo: string }) {
  return (
    <FallbackImage
      alt=""
      className="size-16 shrink-0 rounded-full object-cover"
      // Only the build makes portraits: development shows the photo itself.
      fallback={`/photos/${photo}`}
      height={64}
      loading="lazy"
      src={portraitUrl(photo)}
      width={64}
    />
  );
}
