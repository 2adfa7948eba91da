import { PhoneLink } from '@/components/contact/contact-links';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { type Business, business } from '@/lib/content/business';
import { portraitUrl } from '@/lib/photos/photo-file';

type Person = Business['people'][number];

/**
 * Who answers: portrait, first name, role, a sentence, and the number to call. Where people decide:
 * beside and after a form, and beside the ways to reach the business. Nothing where the business
 * names nobody.
 *
 * @param props `onlyFirst`: for a place with room for one
 */
export function People(props: { onlyFirst?: boolean; className?: string }) {
  const { onlyFirst = false, className = '' } = props;
  const people = business().people.slice(0, onlyFirst ? 1 : undefined);
  if (people.length === 0) return null;
  return (
    <ul className={`space-y-6 ${className}`}>
      {people.map((person) => (
        <PersonBlock key={person.name} {...person} />
      ))}
    </ul>
  );
}

function PersonBlock({ name, role, text, photo, phone = business().phone }: Person) {
  return (
    <li className="flex items-start gap-4 sm:gap-5">
      <Portrait photo={photo} />
      <div className="min-w-0">
        <p className="font-display font-semibold text-xl leading-tight">{name}</p>
        <p className="mt-1 text-muted text-sm">{role}</p>
        {text && <p className="mt-2 max-w-sm">“{text}”</p>}
        <PhoneLink className="font-semibold" number={phone} variant="listed" />
      </div>
    </li>
  );
}

const portrait =
  'aspect-square w-20 shrink-0 rounded-full border border-tint-deep object-cover sm:w-24';

function Portrait({ photo }: Pick<Person, 'photo'>) {
  const look = { alt: '', className: portrait, height: 96, width: 96, loading: 'lazy' } as const;
  if (!photo) return <img {...look} alt="" src="/art/portrait.svg" />;
  // Only the build makes portraits: development shows the photo itself.
  return <FallbackImage {...look} fallback={`/photos/${photo}`} src={portraitUrl(photo)} />;
}
