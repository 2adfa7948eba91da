import { each } from '@/components/ui/each';
import { ExternalLink } from '@/components/ui/external-link';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/format/format';

/** Phone and e-mail links report a conversion. */
export function PhoneLink({
  className,
  number = business.phone,
  children = number,
}: {
  className?: string;
  number?: string;
  children?: React.ReactNode;
}) {
  return (
    <a className={className} data-conversion="call" href={telHref(number)}>
      {children}
    </a>
  );
}

/** The second line of a business that has one: its label, then its number. */
export function SecondPhoneLink({ className }: { className: string }) {
  const { secondPhone } = business;
  if (!secondPhone) return null;
  return (
    <PhoneLink className={className} number={secondPhone.number}>
      <span className="font-normal">{secondPhone.label}</span>{' '}
      <span className="whitespace-nowrap">{secondPhone.number}</span>
    </PhoneLink>
  );
}

export function EmailLink({ className, children }: { className?: string; children?: React.ReactNode }) {
  return (
    <a className={className} data-conversion="email" href={mailtoHref(business.email)}>
      {children ?? business.email}
    </a>
  );
}

/** The address as a link to the map, or as text when the business has no map link. */
export function MapLink({ className, children }: { className: string; children: React.ReactNode }) {
  const { map } = business.links;
  if (!map) return <span className={className}>{children}</span>;
  return (
    <ExternalLink className={className} href={map}>
      {children}
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
