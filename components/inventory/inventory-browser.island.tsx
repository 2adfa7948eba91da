'use client';

import {
  type ChangeEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { filterVehicles, type InventoryFilter, modelsOnOffer } from '@/lib/inventory/filter';
import { type PackedVehicles, unpackVehicles } from '@/lib/inventory/packed';
import { inventoryHref } from '@/lib/site/routes';
import { InventoryFilters } from './inventory-filters';
import { VehicleList } from './vehicle-list';

/**
 * Filters and list (spec sections 2 and 4). The server renders the same component for the first HTML; afterwards
 * filters answer in memory and the address follows without a history entry. A choice and its count are painted first,
 * the cards right after: on a slow phone they would keep the choice itself from showing.
 */
export function InventoryBrowser({
  packed,
  makes,
  initialFilter,
  initialPage,
  callHref,
}: {
  packed: PackedVehicles;
  makes: string[];
  initialFilter: InventoryFilter;
  initialPage: number;
  callHref: string;
}) {
  const vehicles = useMemo(() => unpackVehicles(packed), [packed]);
  const [first] = useState({ filter: initialFilter, page: initialPage });
  const [view, setView] = useState(first);
  const drawn = useDeferredValue(view);
  const { filter } = view;
  const models = useMemo(() => modelsOnOffer(vehicles, filter.make), [vehicles, filter.make]);
  const count = useMemo(() => filterVehicles(vehicles, filter).length, [vehicles, filter]);

  useEffect(() => {
    if (drawn !== first) window.history.replaceState(null, '', inventoryHref(drawn.filter));
  }, [drawn, first]);
  const apply = (next: InventoryFilter) => setView({ filter: next, page: 1 });
  // A choice made before this script was up, or brought back by the browser, is answered now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const make = document.querySelector<HTMLSelectElement>('#filter-make')?.value ?? 'all';
    const early = make === 'all' ? null : make;
    if (early !== initialFilter.make) apply({ make: early, model: null });
  }, []);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const value = event.target.value === 'all' ? null : event.target.value;
    apply(event.target.name === 'make' ? { make: value, model: null } : { ...filter, model: value });
  };
  const clear = useCallback((event: MouseEvent) => {
    event.preventDefault();
    setView({ filter: { make: null, model: null }, page: 1 });
  }, []);

  return (
    <>
      <InventoryFilters
        count={count}
        filter={filter}
        makes={makes}
        models={models}
        onChoose={choose}
        onClear={clear}
      />
      <VehicleList
        callHref={callHref}
        filter={drawn.filter}
        onClear={clear}
        page={drawn.page}
        vehicles={vehicles}
      />
    </>
  );
}
