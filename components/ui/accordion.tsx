import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type AccordionItem = { id: string; title: string; content: ReactNode };

/**
 * Native `<details>` elements that share a name: at most one is open, and it can be collapsed. The id is on the
 * content, because browsers open a closed `<details>` when a link targets something inside it.
 */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="divide-y divide-sand border-sand border-y">
      {items.map((item) => (
        <details className="group" key={item.id} name={name}>
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-5 py-4 font-display font-semibold text-xl marker:hidden hover:text-harbor">
            <h2 className="text-xl">{item.title}</h2>
            <Icon
              className="size-6 text-coral transition-transform duration-calm ease-tide group-open:rotate-45"
              shape={Plus}
            />
          </summary>
          {/* The scroll margin keeps the question in view when a link targets its answer. */}
          <div className="max-w-measure scroll-mt-36 pb-7 text-slate" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
