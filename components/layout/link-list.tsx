import { TextLink } from '@/components/ui/text-link';
import type { NavigationItem } from '@/lib/site/navigation';

type Props = {
  items: readonly NavigationItem[];
  /** For names of makes, which a translator must not change. */
  translate?: 'no';
  variant?: 'listed' | 'alone';
  className?: string;
  linkClassName?: string;
};

export function LinkList(props: Props) {
  const { items, translate, variant = 'listed', className, linkClassName } = props;
  return (
    <ul className={className} translate={translate}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <TextLink className={linkClassName} href={href} variant={variant}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
