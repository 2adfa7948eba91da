import type { MouseEvent } from 'react';
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

/** Plain links, which work without JavaScript. They keep the make; another kind of car is another model. */
export function NeedLinks({ filter, counts, others, onChoose }: Props) {
  const links = [
    { value: null, label: 'Any kind', count: '' },
    ...needs.map((need, index) => ({ ...need, count: counts[index] })),
  ];
  return (
    <nav aria-label="Kinds of cars" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ value, label, count }) => {
          const chosen = value === filter.need;
          return (
            <li key={label}>
              <a
                aria-current={chosen || undefined}
                className={`inline-flex min-h-11 items-center gap-2 rounded border px-3 no-underline ${chosen ? 'border-ink bg-ink text-ground' : 'border-control bg-white hover:bg-ground'}`}
                href={inventoryHref({ make: filter.make, model: null, need: value }, others)}
                onClick={(event) => onChoose(event, value)}
                rel="nofollow"
              >
                {label} <span className="tabular-nums opacity-75">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
