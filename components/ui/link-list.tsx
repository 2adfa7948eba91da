import { TextLink } from './links';

type Props = {
  items: readonly { label: string; href: string }[];
  /** For names of makes, which a translator must not change. */
  translate?: 'no';
  variant?: 'listed' | 'alone';
  /** The component of a link. NavigationLink marks the page that is open. */
  link?: typeof TextLink;
  className?: string;
  linkClassName?: string;
};

export function LinkList(props: Props) {
  const { items, translate, variant = 'listed', className, linkClassName } = props;
  const { link: Link = TextLink } = props;
  return (
    <ul className={className} translate={translate}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Link className={linkClassName} href={href} variant={variant}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
