import { PhoneLink } from '@/components/business/contact-links';
import { PhoneNumber } from '@/components/business/contact-words';
import { OpeningStatus } from '@/components/business/opening-status.island';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { business } from '@/lib/content/business';
import { portraitUrl } from '@/lib/photos/photo-file';

/** All who answer, with their words and numbers. */
export function People({ large = false, className = '' }: { large?: boolean; className?: string }) {
  const { people } = business();
  if (people.length === 0) return null;
  return (
    <ul className={`@container space-y-6 ${className}`}>
      {people.map((person) => (
        <li className={`${look} items-start sm:gap-5`} key={person.name}>
          <Portrait
            className={large ? 'size-24 sm:size-32' : 'size-20 sm:size-24'}
            photo={person.photo}
          />
          <div className="min-w-0">
            <p className={nameLook}>{person.name}</p>
            <p className="mt-1 text-muted text-sm">{person.role}</p>
            {person.text && <p className="mt-2 max-w-sm">“{person.text}”</p>}
            <PhoneLink className="font-semibold" number={person.phone} variant="listed" />
          </div>
        </li>
      ))}
    </ul>
  );
}

type ContactPersonProps = {
  /** Of the portrait. */
  size?: keyof typeof sizes;
  /** Shows the words, except on a phone. */
  quoted?: boolean;
  /** Shows the number. `now` adds on a phone whether somebody answers, instead of the role. */
  callable?: boolean | 'now';
  className?: string;
};

/** The first who answers, in less space. */
export function ContactPerson(props: ContactPersonProps) {
  const { size = 'small', quoted = false, callable = false, className = '' } = props;
  const [person] = business().people;
  if (!person) return null;
  const { name, role, text, phone = business().phone, photo } = person;
  const withStatus = callable === 'now';
  return (
    <div className={`@container ${className}`}>
      <div className={`${look} ${narrowColumn}`}>
        <Portrait className={sizes[size]} photo={photo} />
        <div className="min-w-0">
          <p className={nameLook}>{name}</p>
          <p className={`mt-1 text-muted text-sm ${withStatus ? 'max-sm:hidden' : ''}`}>{role}</p>
          {quoted && text && <p className="mt-2 max-w-sm max-sm:hidden">“{text}”</p>}
          {callable && (
            <PhoneLink number={phone} variant="listed">
              <span className="leading-5">
                <span className="font-semibold">
                  <PhoneNumber>{phone}</PhoneNumber>
                </span>
                {withStatus && <OpeningStatus className="text-muted md:hidden" short />}
              </span>
            </PhoneLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** Beside the portrait, a name would take two lines. */
const look = 'flex gap-4 @max-[15.5rem]:flex-col @max-[15.5rem]:items-start @max-[15.5rem]:gap-3';

const nameLook = 'font-display font-semibold text-lg leading-tight';

/** In a narrow column on a tablet in landscape, the words only fit below the portrait. */
const narrowColumn = [
  'items-start sm:max-lg:gap-5',
  'lg:max-xl:@max-[20rem]:flex-col lg:max-xl:@max-[20rem]:gap-3',
].join(' ');

/** On a tablet in landscape, a narrow column has less room. */
const sizes = {
  small: 'size-14 sm:size-24 lg:@min-[20rem]:size-20 xl:size-20',
  large: 'size-18 sm:size-28',
} as const;

/** Of the first who answers, if there is one. */
export function ContactPortrait({ className }: { className: string }) {
  const [person] = business().people;
  return person && <Portrait className={className} photo={person.photo} />;
}

function Portrait({ photo, className }: { photo?: string; className: string }) {
  const look = {
    alt: '',
    className: `shrink-0 rounded-full border border-tint-deep object-cover ${className}`,
    height: 96,
    width: 96,
  } as const;
  if (!photo) return <img {...look} alt="" src="/art/portrait.svg" />;
  // Only the build makes portraits, so development shows the original.
  return (
    <FallbackImage
      {...look}
      fallback={`/photos/${photo}`}
      loading="lazy"
      src={portraitUrl(photo)}
    />
  );
}
