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
  const [choice, setChoice] = useState({ filter: initialFilter, page: initialPage });
  const { filter } = choice;
  const models = useMemo(() => modelsOnOffer(vehicles, filter.make), [vehicles, filter.make]);
  const view = useMemo(
    () => ({ ...choice, matching: filterVehicles(vehicles, choice.filter) }),
    [vehicles, choice],
  );
  const drawn = useDeferredValue(view);

  useEffect(() => {
    if (drawn.filter !== initialFilter) window.history.replaceState(null, '', inventoryHref(drawn.filter));
  }, [drawn, initialFilter]);
  const apply = useCallback((next: InventoryFilter) => setChoice({ filter: next, page: 1 }), []);
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
  const clear = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      apply({ make: null, model: null });
    },
    [apply],
  );

  return (
    <>
      <InventoryFilters
        count={view.matching.length}
        filter={filter}
        makes={makes}
        models={models}
        onChoose={choose}
        onClear={clear}
      />
      <VehicleList
        callHref={callHref}
        filter={drawn.filter}
        matching={drawn.matching}
        onClear={clear}
        page={drawn.page}
      />
    </>
  );
}
