import type { NavigationItem } from '@/lib/site/navigation';

/** Links of a navigation. @param props `className`, `item`, and `link` are the classes of the list, its items, and their links */
export function LinkList(props: {
  items: readonly NavigationItem[];
  className?: string;
  item?: string;
  link: string;
}) {
  const { items, className, item, link } = props;
  return (
    <ul className={className}>
      {items.map(({ label, href }) => (
        <li className={item} key={href}>
          <a className={link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
