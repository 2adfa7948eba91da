'use client';

import { useCallback, useRef } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { type InventoryRequest, type InventoryRows, NO_FILTER } from '@/lib/inventory/filter';
import { InventoryFilters } from './inventory-filters';
import { useInventoryFilter } from './use-inventory-filter';
import { VehicleList } from './vehicle-list';

type Props = {
  rows: InventoryRows;
  makes: string[];
  request: InventoryRequest;
  callHref: string;
  emptyText: string;
  drawingsText: string;
  /** Between the filters and the cards. */
  children?: React.ReactNode;
};

/** Filters and list. */
export function InventoryBrowser(props: Props) {
  const { rows, makes, request, children, ...texts } = props;
  const form = useRef<HTMLFormElement>(null);
  const { filter, view, list, isWaiting, choose } = useInventoryFilter({
    rows,
    makes,
    request,
    form,
  });

  const clear = useCallback(
    (event: React.MouseEvent) => {
      event.preventDefault();
      choose(NO_FILTER);
      // The link that had the focus is about to disappear.
      form.current?.querySelector<HTMLSelectElement>('[name=make]')?.focus();
    },
    [choose],
  );

  return (
    <>
      <KnownCar {...filter} />
      <InventoryFilters
        filter={filter}
        form={form}
        isWaiting={isWaiting}
        makes={makes}
        onChoose={choose}
        onClear={clear}
        view={view}
      />
      {children}
      <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : undefined}>
        <VehicleList {...texts} onClear={clear} view={list} />
      </div>
    </>
  );
}
