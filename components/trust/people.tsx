import { PhoneLink } from '@/components/business/contact-links';
import { Portrait } from '@/components/ui/portrait';
import { type Business, business } from '@/lib/content/business';

type Person = Business['people'][number];

/**
 * @param props `brief`: only the first person, and on a phone without the quote; `quoted`: whether
 *   to show the quote at all; `callable`: whether to show the number, by default unless `brief`;
 *   `portrait`: in a brief block, the size on a phone
 */
export function People(props: {
  brief?: boolean;
  quoted?: boolean;
  callable?: boolean;
  portrait?: 'small' | 'large';
  className?: string;
}) {
  const { brief = false, quoted = true, callable = !brief, portrait, className = '' } = props;
  const people = business().people.slice(0, brief ? 1 : undefined);
  if (people.length === 0) return null;
  return (
    <ul className={`@container space-y-6 ${className}`}>
      {people.map((person) => (
        <PersonBlock
          brief={brief}
          callable={callable}
          key={person.name}
          portrait={portrait}
          {...person}
          text={quoted ? person.text : undefined}
        />
      ))}
    </ul>
  );
}

/** Beside the portrait, a name would take two lines. */
const narrowLook = '@max-[15.5rem]:flex-col @max-[15.5rem]:items-start @max-[15.5rem]:gap-3';

/** In a narrow column on a tablet in landscape, the words only fit below the portrait. */
const briefLook = [
  'items-center sm:max-lg:gap-5 sm:items-start',
  'lg:max-xl:@max-[20rem]:flex-col lg:max-xl:@max-[20rem]:gap-3',
].join(' ');

/** On a tablet in landscape, a narrow column has less room. */
const briefPortrait = 'sm:size-24 lg:@min-[20rem]:size-20 xl:size-20';

type BlockProps = Person & { brief: boolean; callable: boolean; portrait?: 'small' | 'large' };

function PersonBlock({ brief, callable, portrait = 'small', ...person }: BlockProps) {
  const { name, role, text, photo, phone = business().phone } = person;
  return (
    <li className={`flex gap-4 ${narrowLook} ${brief ? briefLook : 'items-start sm:gap-5'}`}>
      <Portrait
        photo={photo}
        className={
          brief
            ? `${portrait === 'large' ? 'size-20' : 'size-14'} ${briefPortrait}`
            : 'size-20 sm:size-24'
        }
      />
      <div className="min-w-0">
        <p className="font-display font-semibold text-xl leading-tight @max-[20rem]:text-lg">
          {name}
        </p>
        <p className="mt-1 text-muted text-sm">{role}</p>
        {text && <p className={`mt-2 max-w-sm ${brief ? 'max-sm:hidden' : ''}`}>“{text}”</p>}
        {callable && <PhoneLink className="font-semibold" number={phone} variant="listed" />}
      </div>
    </li>
  );
}
