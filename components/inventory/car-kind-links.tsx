import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { type CarKind, carKinds } from '@/lib/catalogue/car-kinds';
import { type InventoryFilter, inventoryHref } from '@/lib/inventory/filter';

type Props = {
  filter: InventoryFilter;
  availableKinds: readonly CarKind[];
  onChoose: (filter: InventoryFilter) => void;
};

/**
 * The links are one row, which scrolls sideways where it's wider than the screen. It has the full
 * width of its block, so that the last link looks cut off instead of missing. Without `relative`,
 * the text for screen readers would make the page wider.
 */
const rowLook = [
  'relative -mx-4 overflow-x-auto px-4 py-1 sm:-mx-5 sm:px-5 lg:mx-0 lg:px-0',
  '[scrollbar-width:none] max-sm:mask-x-from-95%',
].join(' ');

/** A link for each kind of car. The chosen one clears its filter. */
export function CarKindLinks({ filter, availableKinds, onChoose }: Props) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - MARGIN;
  }, [filter.carKind]);

  return (
    <nav aria-label="Kinds of cars" className={rowLook} ref={row}>
      <ul className="flex w-max gap-1.5 sm:gap-2">
        {carKinds.map(({ value, label }) => {
          const isChosen = value === filter.carKind;
          return (
            <li key={value}>
              <CarKindLink
                isAvailable={availableKinds.includes(value)}
                isChosen={isChosen}
                onChoose={onChoose}
                wanted={{ ...filter, carKind: isChosen ? null : value }}
              >
                {label}
              </CarKindLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Pixels left free before the chosen link. */
const MARGIN = 24;

const linkLook = [
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap px-3.5 sm:px-3',
  'rounded border no-underline',
].join(' ');

const chosenLook = 'border-ink bg-ink text-ground';
const availableLook = 'border-control bg-white hover:bg-ground';
const emptyLook = 'border-line text-muted';

type LinkProps = {
  isChosen: boolean;
  isAvailable: boolean;
  wanted: InventoryFilter;
  onChoose: Props['onChoose'];
  children: string;
};

/** A kind without vehicles is the same element without a link, so that it keeps the focus. */
function CarKindLink({ isChosen, isAvailable, wanted, onChoose, children }: LinkProps) {
  const onClick = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(wanted);
  };
  const link = { href: inventoryHref(wanted), onClick, rel: 'nofollow' };
  const otherLook = isAvailable ? availableLook : emptyLook;
  return (
    <a
      aria-current={isChosen || undefined}
      className={`${linkLook} ${isChosen ? chosenLook : otherLook}`}
      {...(isChosen || isAvailable ? link : { tabIndex: -1 })}
    >
      {children}
      {isChosen && <Icon icon={X} />}
      {isChosen && <span className="sr-only"> Clear</span>}
    </a>
  );
}
