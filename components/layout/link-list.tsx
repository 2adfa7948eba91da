import { TextLink } from '@/components/ui/text-link';
import type { NavigationItem } from '@/lib/site/navigation';

type Props = {
  items: readonly NavigationItem[];
  variant?: 'listed' | 'alone';
  className?: string;
  linkClassName?: string;
};

export function LinkList({ items, variant = 'listed', className, linkClassName }: Props) {
  return (
    <ul className={className}>
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
