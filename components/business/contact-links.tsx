import { Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { BreakableAddress, PhoneNumber } from './contact-words';
import { OpeningStatus } from './opening-status.island';

type Props = Omit<React.ComponentProps<typeof TextLink>, 'href'>;

export function PhoneLink(props: Props & { number?: string }) {
  const {
    number = business().phone,
    children = <PhoneNumber>{number}</PhoneNumber>,
    ...rest
  } = props;
  return (
    <TextLink href={telHref(number)} {...rest}>
      {children}
    </TextLink>
  );
}

export function PhoneWithStatus() {
  return (
    <PhoneLink className="font-semibold" variant="listed">
      <span className="grid grid-cols-label items-center leading-5">
        <Icon
          className="@min-[62rem]:@max-[78rem]:hidden row-span-2 mr-2 size-4.5 text-link"
          shape={Phone}
        />
        <span className="col-start-2 @min-[62rem]:min-w-29">{business().phone}</span>
        {/* With text at 200%, a tablet's header only has room for the number. */}
        <OpeningStatus className="@max-[36rem]:hidden col-start-2 font-normal text-muted print:hidden" />
      </span>
    </PhoneLink>
  );
}

export function EmailLink({ href, ...props }: Props & { href?: string }) {
  const { email } = business();
  return (
    <TextLink href={href ?? `mailto:${email}`} {...props}>
      <BreakableAddress>{email}</BreakableAddress>
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

/** The business's accounts; renders nothing if there are none. */
export function InstagramLinks({ label, className }: { label?: string; className?: string }) {
  const { instagram } = business().links;
  if (instagram.length === 0) return null;
  return (
    <div className={className}>
      {label}
      <ul>
        {instagram.map(({ url, handle }) => (
          <li key={url}>
            <TextLink href={url} variant="listed">
              <BreakableAddress>{handle}</BreakableAddress>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
