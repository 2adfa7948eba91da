'use client';

import { useCallback, useRef } from 'react';
import { GetQuoteFields } from '@/components/layout/get-quote-form';
import { TextLink } from '@/components/ui/text-link';
import { isCarDrawing } from '@/lib/catalogue/drawing-paths';
import { counted } from '@/lib/format/format';
import { isFiltered, NO_FILTER } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import type { InventoryView } from '@/lib/inventory/view';
import { inventoryHref } from '@/lib/site/routes';
import { InventoryFilters } from './inventory-filters';
import { useInventoryFilter } from './use-inventory-filter';
import { VehicleList } from './vehicle-list';

type Props = {
  /** What the server found for the URL. */
  serverView: InventoryView;
  /** All vehicles if they fit on one page, so that filters need no request; otherwise `null`. */
  allVehicles: Vehicle[] | null;
  makes: string[];
  phone: string;
  emptyText: string;
  drawingsText: string;
  /** A link to a person, at the end of the line above the cars. */
  askUs: React.ReactNode;
  portrait: React.ReactNode;
  /** Follows the cars, but not an empty list, which asks the same. */
  children: React.ReactNode;
};

export function InventoryBrowser(props: Props) {
  const { serverView, allVehicles, makes, askUs, drawingsText, children, ...texts } = props;
  const form = useRef<HTMLFormElement>(null);
  const { filter, view, deferredView, isWaiting, choose } = useInventoryFilter({
    serverView,
    allVehicles,
    makes,
    form,
  });

  const clear = useCallback(
    (event: React.MouseEvent) => {
      event.preventDefault();
      choose(NO_FILTER);
      // The link that has the focus is about to disappear.
      form.current?.querySelector<HTMLSelectElement>('[name=make]')?.focus();
    },
    [choose],
  );

  const hasDrawings = deferredView.vehicles.some(({ image }) => isCarDrawing(image));
  const isEmpty = !isWaiting && view.count === 0;
  return (
    <>
      <GetQuoteFields {...filter} />
      <InventoryFilters
        filter={filter}
        form={form}
        isWaiting={isWaiting}
        makes={makes}
        onChoose={choose}
        view={view}
      />
      <div
        className={`flex flex-wrap items-center gap-x-4 text-sm print:hidden ${isEmpty ? 'min-h-4' : 'min-h-11 sm:my-0.5'}`}
      >
        {/* An empty list says this itself. */}
        <p className={isEmpty ? 'sr-only' : 'text-muted'} role="status">
          {isWaiting ? 'Looking…' : counted(view.count, 'vehicle')}
        </p>
        {/* An empty list has its own link. */}
        {isFiltered(filter) && view.count > 0 && (
          <TextLink href={inventoryHref(NO_FILTER)} onClick={clear} variant="alone">
            Clear Filters
          </TextLink>
        )}
        {hasDrawings && <p className="text-muted max-sm:hidden">{drawingsText}</p>}
        {/* Beside the link above, a phone has no room for it. */}
        {!isEmpty && (
          <div className={`ml-auto ${isFiltered(filter) ? 'max-sm:hidden' : ''}`}>{askUs}</div>
        )}
      </div>
      <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : undefined}>
        <VehicleList {...texts} onClear={clear} view={deferredView} />
      </div>
      {/* A phone's line above the cars has no room for it. */}
      {hasDrawings && (
        <p className="mt-3 text-muted text-sm sm:hidden print:hidden">{drawingsText}</p>
      )}
      {!isEmpty && children}
    </>
  );
}
