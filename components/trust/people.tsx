import { PhoneLink } from '@/components/contact/contact-links';
import { PhoneNumber } from '@/components/contact/contact-words';
import { OpeningLine } from '@/components/contact/hours.island';
import { business } from '@/lib/content/business';
import { builtPhoto } from '@/lib/photos/built-photo';

type Person = ReturnType<typeof business>['people'][number];

/** Everybody who answers, with their words and numbers. */
export function People({ className = '' }: { className?: string }) {
  const { people } = business();
  if (people.length === 0) return null;
  return (
    <ul className={`space-y-6 ${className}`}>
      {people.map((person) => (
        <li key={person.name}>
          <WithPortrait person={person} portraitSize="size-20 sm:size-24">
            <p className={roleLook}>{person.role}</p>
            {person.text && <p className={wordsLook}>“{person.text}”</p>}
            <PhoneLink className="font-semibold" number={person.phone} variant="listed" />
          </WithPortrait>
        </li>
      ))}
    </ul>
  );
}

/** The first person, with words where there is room for them. */
export function PersonWithWords({ className }: { className?: string }) {
  const [person] = business().people;
  if (!person) return null;
  return (
    <WithPortrait className={className} person={person} portraitSize="size-14 sm:size-24">
      <p className={roleLook}>{person.role}</p>
      {person.text && <p className={`${wordsLook} max-sm:hidden`}>“{person.text}”</p>}
    </WithPortrait>
  );
}

/** The first person, with the number, and on a phone whether somebody answers now. */
export function PersonToCall({ className }: { className?: string }) {
  const [person] = business().people;
  if (!person) return null;
  const { role, phone = business().phone } = person;
  return (
    <WithPortrait className={className} person={person} portraitSize="size-14 sm:size-20">
      <p className={`${roleLook} max-sm:hidden`}>{role}</p>
      <PhoneLink number={phone} variant="listed">
        <span className="leading-5">
          <span className="font-semibold">
            <PhoneNumber>{phone}</PhoneNumber>
          </span>
          <OpeningLine className="text-muted md:hidden" />
        </span>
      </PhoneLink>
    </WithPortrait>
  );
}

const roleLook = 'mt-1 text-muted text-sm';
const wordsLook = 'mt-2 max-w-sm';

type WithPortraitProps = {
  person: Person;
  portraitSize: string;
  className?: string;
  children: React.ReactNode;
};

/** The lines stand beside the portrait, or below it if they have less than 11rem there. */
function WithPortrait({ person, portraitSize, className = '', children }: WithPortraitProps) {
  return (
    <div className={`flex flex-wrap items-start gap-x-4 gap-y-3 sm:gap-x-5 ${className}`}>
      <Portrait className={portraitSize} person={person} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-display font-semibold text-lg leading-tight">{person.name}</p>
        {children}
      </div>
    </div>
  );
}

type PortraitProps = {
  /** The default is the first person. */
  person?: Person;
  className: string;
};

/** Renders nothing if `content/business.ts` has nobody. */
export function Portrait({ person = business().people[0], className }: PortraitProps) {
  if (!person) return null;
  const { photo } = person;
  return (
    <img
      alt=""
      className={`shrink-0 rounded-full border border-tint-deep object-cover ${className}`}
      height={96}
      loading={photo ? 'lazy' : undefined}
      src={photo ? (builtPhoto(photo)?.portrait.url ?? `/photos/${photo}`) : '/art/portrait.svg'}
      width={96}
    />
  );
}
