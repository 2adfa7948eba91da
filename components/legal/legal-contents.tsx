import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';

type Items = readonly { id: string; title: string }[];

/**
 * Linked contents: beside the text where there is room, folded above it on small screens. Written twice because a
 * `<details>` cannot be opened by a media query; only one of the two is ever rendered.
 */
export function LegalContents({ items }: { items: Items }) {
  return (
    <>
      <details className="group rounded border border-sand bg-white lg:hidden print:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold">
          On this page
          <Icon
            className="size-5 text-coral transition-transform duration-calm ease-tide group-open:rotate-180"
            shape={ChevronDown}
          />
        </summary>
        <nav aria-label="On this page" className="border-sand border-t px-5 py-2">
          <ContentsList items={items} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain border-sand border-l pl-5 max-lg:hidden print:hidden"
      >
        <h2 className="mb-1 font-semibold text-sm" id="contents">
          On this page
        </h2>
        <ContentsList items={items} />
      </nav>
    </>
  );
}

function ContentsList({ items }: { items: Items }) {
  return (
    <ul className="text-slate text-sm">
      {items.map((item) => (
        <li key={item.id}>
          <a
            className="flex min-h-11 items-center py-1 underline-offset-4 hover:text-harbor hover:underline lg:min-h-9"
            href={`#${item.id}`}
          >
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
