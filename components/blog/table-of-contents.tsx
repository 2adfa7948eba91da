import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { TocItem } from '@/lib/articles/toc';

const title = 'In this guide';

/**
 * Above the article on phones, folded; beside it on large screens, where it stays in view. The site script marks
 * the section being read (`data-toc`).
 */
export function TableOfContents({ items }: { items: readonly TocItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Table of contents" className="lg:h-full print:hidden" data-toc>
      <details className="group border-sand-deep border-y lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold hover:text-harbor">
          {title}
          <Icon
            className="size-5 text-coral transition-transform duration-calm ease-tide group-open:rotate-180"
            shape={ChevronDown}
          />
        </summary>
        <TocList className="pb-3" items={items} />
      </details>
      <div className="hidden lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
        <p className="mb-2 font-semibold text-sm">{title}</p>
        <TocList items={items} />
      </div>
    </nav>
  );
}

function TocList({ items, className = '' }: { items: readonly TocItem[]; className?: string }) {
  return (
    <ol className={`border-sand lg:border-l ${className}`}>
      {items.map((item) => (
        <li key={item.id}>
          <a
            className="flex min-h-11 items-center py-1.5 text-base text-slate no-underline hover:text-harbor hover:underline lg:-ml-px lg:min-h-9 lg:border-transparent lg:border-l-2 lg:pl-4 lg:text-sm lg:leading-snug lg:aria-[current]:border-coral lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
            href={`#${item.id}`}
          >
            {item.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
