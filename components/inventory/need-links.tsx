import { X } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Need, needs } from '@/lib/catalogue/needs';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';

type Props = {
  filter: InventoryFilter;
  /** In the order of the needs. */
  counts: readonly number[];
  others: QueryParameters;
  onChoose: (event: MouseEvent, need: Need | null) => void;
};

/**
 * Plain links, which work without JavaScript. They keep the make; another kind of car is another model. The chosen one leads
 * back. One that no vehicle fits is text, the same element, which keeps the focus if it has just been cleared.
 */
export function NeedLinks({ filter, counts, others, onChoose }: Props) {
  return (
    <nav aria-label="Kinds of cars" className="mb-5">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {needs.map(({ value, label }, index) => {
          const chosen = value === filter.need;
          const need = chosen ? null : value;
          const isLink = chosen || counts[index] !== 0;
          const look = chosen
            ? 'border-ink bg-ink text-ground'
            : isLink
              ? 'border-control bg-white hover:bg-ground'
              : 'border-transparent text-muted';
          return (
            <li key={value}>
              <a
                aria-current={chosen || undefined}
                className={`inline-flex min-h-11 items-center gap-2 rounded border px-2.5 no-underline sm:px-3 ${look}`}
                href={isLink ? inventoryHref({ make: filter.make, model: null, need }, others) : undefined}
                onClick={isLink ? (event) => onChoose(event, need) : undefined}
                rel="nofollow"
                tabIndex={isLink ? undefined : -1}
              >
                {label} <span className="tabular-nums opacity-75">{counts[index]}</span>
                {chosen && <Icon shape={X} />}
                {chosen && <span className="sr-only">Clear</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
