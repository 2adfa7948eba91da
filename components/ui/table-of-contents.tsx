import { ChevronDown } from 'lucide';
import { Icon } from './icon';

type Item = { id: string; title: string };

const variants = {
  /** Guides. The site script marks the section being read (`data-toc`). */
  marked: {
    details: 'border-line-deep border-y',
    summary: 'hover:text-action',
    panel: 'pb-3',
    sidebar: 'lg:top-28 lg:max-h-[calc(100dvh-9rem)]',
    title: 'mb-2',
    list: 'border-line lg:border-l',
    link: 'py-1.5 text-base lg:-ml-px lg:border-transparent lg:border-l-2 lg:pl-4 lg:text-sm lg:leading-snug lg:aria-[current]:border-accent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink',
  },
  /** Legal pages: a card while it is above the text. */
  card: {
    details: 'rounded border border-line bg-white',
    summary: 'gap-4 px-5',
    panel: 'border-line border-t px-5 py-2',
    sidebar: 'overscroll-contain border-line border-l pl-5 lg:top-24 lg:max-h-[calc(100dvh-7rem)]',
    title: 'mb-1',
    list: '',
    link: 'py-1 text-sm underline-offset-4',
  },
} as const;

/**
 * Links to the sections of a page: above the text and collapsed on small screens, next to it and always in view on
 * large ones. Rendered twice because a media query cannot open a `<details>`; only one of the two is ever displayed.
 */
export function TableOfContents(props: {
  items: readonly Item[];
  title: string;
  variant: keyof typeof variants;
}) {
  const { items, title, variant } = props;
  if (items.length === 0) return null;
  const style = variants[variant];
  const list = (
    <ol className={style.list}>
      {items.map((item) => (
        <li key={item.id}>
          <a
            className={`flex min-h-11 items-center text-muted no-underline hover:text-action hover:underline lg:min-h-9 ${style.link}`}
            href={`#${item.id}`}
          >
            {item.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label={title}
      className="lg:h-full print:hidden"
      data-toc={variant === 'marked' ? '' : undefined}
    >
      <details className={`group lg:hidden ${style.details}`}>
        <summary
          className={`flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold ${style.summary}`}
        >
          {title}
          <Icon
            className="size-5 text-accent transition-transform duration-calm ease-tide group-open:rotate-180"
            shape={ChevronDown}
          />
        </summary>
        <div className={style.panel}>{list}</div>
      </details>
      <div className={`hidden lg:tall:sticky lg:block lg:overflow-y-auto ${style.sidebar}`}>
        <p className={`font-semibold text-sm ${style.title}`}>{title}</p>
        {list}
      </div>
    </nav>
  );
}
