import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { BreakableText, PhoneNumber } from './contact-words';

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

export function EmailLink({ href, ...props }: Props & { href?: string }) {
  const { email } = business();
  return (
    <TextLink href={href ?? `mailto:${email}`} {...props}>
      <BreakableText>{email}</BreakableText>
    </TextLink>
  );
}

export function AddressLink({ className }: { className?: string }) {
  const { map } = business().links;
  const text = (
    <span>
      <AddressLines />
    </span>
  );
  if (!map) return <span className={className}>{text}</span>;
  return (
    <TextLink className={className} href={map} variant="listed">
      {text}
    </TextLink>
  );
}

export function AddressLines() {
  const { street, city, state, zip } = business().address;
  return (
    <>
      {street}
      <br />
      {city},{' '}
      <span className="whitespace-nowrap">
        {state} {zip}
      </span>
    </>
  );
}

/** The business's accounts; renders nothing if there are none. */
export function InstagramLinks({ className }: { className?: string }) {
  const { instagram } = business().links;
  if (instagram.length === 0) return null;
  return (
    <ul aria-label="Instagram" className={className}>
      {instagram.map(({ url, handle }) => (
        <li key={url}>
          <TextLink href={url} variant="listed">
            <BreakableText>{handle}</BreakableText>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
