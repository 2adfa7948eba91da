import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type AccordionItem = { id: string; title: string; content: ReactNode };

/**
 * One open item at a time, by the platform itself (`<details name>`); an open item can be collapsed. The id stands
 * on the content, not on the details: a link to something inside a closed details opens it, without any script.
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
          {/* Room above for the question when a link leads here. */}
          <div className="max-w-measure scroll-mt-36 pb-7 text-slate" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
