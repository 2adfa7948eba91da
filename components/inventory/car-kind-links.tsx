import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { type CarKind, carKinds } from '@/lib/catalogue/car-kinds';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref } from '@/lib/site/routes';

type Props = {
  filter: InventoryFilter;
  availableKinds: readonly CarKind[];
  onChoose: (filter: InventoryFilter) => void;
};

/** One row, which scrolls sideways where it's wider than the screen. */
export function CarKindLinks({ filter, availableKinds, onChoose }: Props) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => showChosen(row.current), [filter.carKind]);

  return (
    <nav aria-label="Kinds of cars" className={scrollingRow} ref={row}>
      <ul className="flex w-max gap-1.5 sm:gap-2">
        {carKinds.map(({ value, label }) => (
          <li key={value}>
            <CarKindLink
              filter={filter}
              isEmpty={!availableKinds.includes(value)}
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

/** Scrolls the row, but never the page, to the chosen link. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current]');
  if (!row || !chosen) return;
  const { left, right } = chosen.getBoundingClientRect();
  const { left: start, right: end } = row.getBoundingClientRect();
  if (right > end) row.scrollLeft += right - end + MARGIN;
  else if (left < start) row.scrollLeft -= start - left + MARGIN;
}

/** Pixels left free at both ends of the row. */
const MARGIN = 24;

/**
 * The row has the full width of its block, so that the last link looks cut off instead of missing.
 * Without `relative`, the text for screen readers would make the page wider.
 */
const scrollingRow =
  'relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-5 sm:px-5 lg:mx-0 lg:px-0 max-sm:mask-x-from-95%';

const shape = [
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap px-3.5 sm:px-3',
  'rounded border no-underline',
].join(' ');

const looks = {
  chosen: 'border-ink bg-ink text-ground',
  available: 'border-control bg-white hover:bg-ground',
  empty: 'border-line text-muted',
} as const;

function lookOf(isChosen: boolean, isEmpty: boolean): keyof typeof looks {
  if (isChosen) return 'chosen';
  return isEmpty ? 'empty' : 'available';
}

type LinkProps = Pick<Props, 'filter' | 'onChoose'> & {
  value: CarKind;
  label: string;
  isEmpty: boolean;
};

/**
 * A plain link. The chosen one clears the filter. A kind without vehicles is text in the same
 * element, which keeps the focus.
 */
function CarKindLink({ value, label, isEmpty, filter, onChoose }: LinkProps) {
  const isChosen = value === filter.carKind;
  const look = lookOf(isChosen, isEmpty);
  const wanted = { ...filter, carKind: isChosen ? null : value };

  const onClick = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(wanted);
  };
  const link = { href: inventoryHref(wanted), onClick, rel: 'nofollow' };
  const text = { tabIndex: -1 };

  return (
    <a
      aria-current={isChosen || undefined}
      className={`${shape} ${looks[look]}`}
      {...(look === 'empty' ? text : link)}
    >
      {label}
      {isChosen && <Icon shape={X} />}
      {isChosen && <span className="sr-only"> Clear</span>}
    </a>
  );
}
