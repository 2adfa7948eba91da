import { Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Portrait } from '@/components/ui/portrait';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { Availability } from './by-hours.island';
import { OpeningStatus } from './opening-status.island';

type Props = Omit<React.ComponentProps<typeof TextLink>, 'href'>;

export function PhoneLink(props: Props & { number?: string }) {
  const { number = business().phone, children = number, ...rest } = props;
  return (
    <TextLink href={telHref(number)} {...rest}>
      {children}
    </TextLink>
  );
}

/** Hidden if the page itself says it. Its space is kept, so that the number doesn't move. */
const hiddenIfPageSaysHours = 'in-[body:has(main_[data-says-hours])]:invisible print:hidden';

export function PhoneWithStatus({ mark }: { mark?: React.ReactNode }) {
  return (
    <PhoneLink className="font-semibold" variant="listed">
      {mark ?? (
        <Icon
          className="@min-[62rem]:@max-[78rem]:hidden mt-1.25 size-4.5 self-start text-link"
          shape={Phone}
        />
      )}
      <span className="leading-5 @min-[78rem]:min-w-40">
        {business().phone}
        {/* With text at 200%, a tablet's header only has room for the number. */}
        <OpeningStatus
          className={`@max-[36rem]:hidden text-muted ${hiddenIfPageSaysHours}`}
          short
        />
      </span>
    </PhoneLink>
  );
}

/**
 * The phone number and a portrait, on pages with a form. There, phones have no bar at the bottom,
 * and wider screens show the number in the header.
 */
export function MobilePhoneLink() {
  const [person] = business().people;
  return (
    <span className="mt-2 flex text-base text-ink md:hidden print:hidden">
      <PhoneWithStatus mark={person && <Portrait className="size-10" photo={person.photo} />} />
    </span>
  );
}

export function EmailLink({ href, ...props }: Props & { href?: string }) {
  const { email } = business();
  return (
    <TextLink href={href ?? `mailto:${email}`} {...props}>
      {email}
    </TextLink>
  );
}

export function AddressLink({ className }: { className?: string }) {
  const { address, links } = business();
  const text = (
    <span>
      {address.street}
      <br />
      {address.city}, {address.state} {address.zip}
    </span>
  );
  if (!links.map) return <span className={className}>{text}</span>;
  return (
    <TextLink className={className} href={links.map} variant="listed">
      {text}
    </TextLink>
  );
}

/**
 * The business's accounts; renders nothing if there are none.
 *
 * @param props `prefix` stands before each handle
 */
export function InstagramLinks({ prefix, className }: { prefix?: string; className?: string }) {
  const { instagram } = business().links;
  if (instagram.length === 0) return null;
  return (
    <ul className={className}>
      {instagram.map(({ url, handle }) => (
        <li key={url}>
          <TextLink href={url} variant="listed">
            {prefix}
            {handle}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * A text of content/ with {phone} and {email} as links; {when} says when somebody answers.
 *
 * @param props `mail`: a mailto: link with subject and text, used instead of an empty message
 */
export function ContactText({ text, mail }: { text: string; mail?: string }) {
  return text.split(/(\{\w+\})/).map((part, at) => {
    if (part === '{phone}') return <PhoneLink className="inline-block font-semibold" key={at} />;
    if (part === '{email}') return <EmailLink className="font-semibold" href={mail} key={at} />;
    if (part === '{when}') return <Availability key={at} />;
    return part;
  });
}

/** @param props `fallback` is shown if content/ has no license numbers */
export function Licenses({ className, fallback }: { className?: string; fallback?: string }) {
  const { newYorkRegistration, newJerseyLicense } = business();
  const hasNumber = newYorkRegistration || newJerseyLicense;
  if (!hasNumber && !fallback) return null;
  return (
    <div className={className}>
      {!hasNumber && <p>{fallback}</p>}
      {newYorkRegistration && <p>New York automobile broker registration {newYorkRegistration}</p>}
      {newJerseyLicense && <p>New Jersey license {newJerseyLicense}</p>}
    </div>
  );
}
