'use client';

import { useDeferredValue, useRef } from 'react';
import { CarForGetQuote } from '@/components/quote/car-for-get-quote';
import { TextLink } from '@/components/ui/links';
import { isCarDrawing } from '@/lib/catalogue/drawings';
import { counted } from '@/lib/format/numbers';
import { inventoryHref, isFiltered, NO_FILTER } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import type { InventoryView } from '@/lib/inventory/view';
import { EmptyList } from './empty-list';
import { InventoryFilters } from './inventory-filters';
import { Pagination } from './pagination';
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
  askWhichCar: React.ReactNode;
  portrait: React.ReactNode;
  /** Follows the cars, but not an empty list, which asks the same. */
  children: React.ReactNode;
};

export function FilteredInventory(props: Props) {
  const { phone } = props;
  const form = useRef<HTMLFormElement>(null);
  const { filter, view, isWaiting, choose } = useInventoryFilter({ ...props, form });
  // A slow phone shows the new filter and the count before the cards.
  const vehicles = useDeferredValue(view.vehicles);

  const clear = () => {
    choose(NO_FILTER);
    // The link that has the focus is about to disappear.
    form.current?.querySelector<HTMLSelectElement>('[name=make]')?.focus();
  };
  const clearLink = isFiltered(filter) && <ClearLink onClear={clear} />;
  const isEmpty = view.count === 0;
  return (
    <>
      <CarForGetQuote {...filter} />
      <InventoryFilters
        filter={filter}
        form={form}
        makes={props.makes}
        models={isWaiting ? [] : view.models}
        availableKinds={view.availableKinds}
        onChoose={choose}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm sm:my-0.5 print:hidden">
        <p className="text-muted" role="status">
          {isWaiting ? 'Looking…' : counted(view.count, 'vehicle')}
        </p>
        {!isEmpty && clearLink}
        {/* A phone has no room for it beside the link that clears the filters. */}
        {!isEmpty && (
          <div className={`ml-auto ${clearLink ? 'max-sm:hidden' : ''}`}>{props.askWhichCar}</div>
        )}
      </div>
      <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : undefined}>
        {isEmpty ? (
          <EmptyList filter={filter} phone={phone} picture={props.portrait} text={props.emptyText}>
            {clearLink}
          </EmptyList>
        ) : (
          <VehicleList phone={phone} vehicles={vehicles} />
        )}
        <Pagination view={view} />
      </div>
      {vehicles.some(({ image }) => isCarDrawing(image)) && (
        <p className="mt-3 text-muted text-sm print:hidden">{props.drawingsText}</p>
      )}
      {!isEmpty && props.children}
    </>
  );
}

function ClearLink({ onClear }: { onClear: () => void }) {
  const onClick = (event: React.MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  const href = inventoryHref(NO_FILTER);
  return (
    <TextLink className="justify-center" href={href} onClick={onClick} variant="alone">
      Clear Filters
    </TextLink>
  );
}
