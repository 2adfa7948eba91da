import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type Need, needs } from '@/lib/catalogue/needs';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref } from '@/lib/site/routes';

type Props = {
  filter: InventoryFilter;
  /** Vehicles that fit each need, in their order. */
  counts: readonly number[];
  onChoose: (filter: InventoryFilter) => void;
};

export function NeedLinks({ filter, counts, onChoose }: Props) {
  return (
    <nav aria-label="Kinds of cars" className="mb-3 sm:mb-5">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {needs.map(({ value, label }, index) => (
          <li key={value}>
            <NeedLink
              count={counts[index] ?? 0}
              filter={filter}
              label={label}
              onChoose={onChoose}
              value={value}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const looks = {
  chosen: 'border-ink bg-ink text-ground',
  available: 'border-control bg-white hover:bg-ground',
  empty: 'border-transparent text-muted',
} as const;

function lookOf(isChosen: boolean, count: number): keyof typeof looks {
  if (isChosen) return 'chosen';
  return count > 0 ? 'available' : 'empty';
}

type LinkProps = Pick<Props, 'filter' | 'onChoose'> & {
  value: Need;
  label: string;
  count: number;
};

/**
 * A plain link; the chosen one leads back. One that no vehicle fits is text, in the same element,
 * which keeps the focus.
 */
function NeedLink({ value, label, count, filter, onChoose }: LinkProps) {
  const isChosen = value === filter.need;
  const look = lookOf(isChosen, count);
  const wanted = { ...filter, need: isChosen ? null : value };

  const choose = (event: React.MouseEvent) => {
    const opensAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensAnotherTab) return;
    event.preventDefault();
    onChoose(wanted);
  };
  const link = { href: inventoryHref(wanted), onClick: choose, rel: 'nofollow' };
  const text = { tabIndex: -1 };

  return (
    <a
      aria-current={isChosen || undefined}
      className={`inline-flex min-h-11 items-center gap-2 rounded border px-2.5 no-underline sm:px-3 ${looks[look]}`}
      {...(look === 'empty' ? text : link)}
    >
      {label} <span className="tabular-nums">{count}</span>
      {isChosen && <Icon shape={X} />}
      {isChosen && <span className="sr-only">Clear</span>}
    </a>
  );
}
