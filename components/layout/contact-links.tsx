import type { ReactNode } from 'react';
import { each } from '@/components/ui/each';
import { ExternalLink } from '@/components/ui/external-link';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';

type LinkProps = { className?: string; children?: ReactNode };

/** Phone and email links report a conversion. */
export function PhoneLink(props: LinkProps & { number?: string }) {
  const { number = business.phone, children = number, className } = props;
  return (
    <a className={className} data-conversion="call" href={telHref(number)}>
      {children}
    </a>
  );
}

const ownLine =
  'flex min-h-11 w-fit flex-wrap items-center gap-x-2 font-semibold underline-offset-4 hover:underline';

/** The second line of a business that has one: its label, then its number. */
export function SecondPhoneLink({ className = ownLine }: LinkProps) {
  const { secondPhone } = business;
  if (!secondPhone) return null;
  return (
    <PhoneLink className={className} number={secondPhone.number}>
      <span className="font-normal">{secondPhone.label}</span>{' '}
      <span className="whitespace-nowrap">{secondPhone.number}</span>
    </PhoneLink>
  );
}

export function EmailLink({ className }: LinkProps) {
  return (
    <a className={className} data-conversion="email" href={`mailto:${business.email}`}>
      {business.email}
    </a>
  );
}

/** The address as a link to the map, or as text when the business has no map link. */
export function AddressLink({ className }: LinkProps) {
  const { street, city, state, zip } = business.address;
  const text = (
    <span>
      {street}
      <br />
      {city}, {state} {zip}
    </span>
  );
  const { map } = business.links;
  if (!map) return <span className={className}>{text}</span>;
  return (
    <ExternalLink className={className} href={map}>
      {text}
    </ExternalLink>
  );
}

/** @param props `list` and `link`: their classes; `before`: what stands before each handle */
export function InstagramLinks({ list, link, before }: { list?: string; link: string; before?: string }) {
  return (
    <ul className={list}>
      {business.links.instagram.map(({ url, handle }) => (
        <li key={url}>
          <ExternalLink className={link} href={url}>
            {before}
            {handle}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

const inText = 'font-semibold text-action underline underline-offset-4';

/** A text of content/ in which {phone} and {email} are links. */
export function ContactText({ text }: { text: string }) {
  return each(text.split(/(\{\w+\})/), (part) => {
    if (part === '{phone}') return <PhoneLink className={`${inText} whitespace-nowrap`} />;
    if (part === '{email}') return <EmailLink className={inText} />;
    return part;
  });
}
