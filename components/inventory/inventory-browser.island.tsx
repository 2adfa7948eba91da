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
import { filterVehicles, type InventoryFilter, modelsInInventory } from '@/lib/inventory/filter';
import { type PackedVehicles, unpackVehicles } from '@/lib/inventory/packed';
import { inventoryHref } from '@/lib/site/routes';
import { InventoryFilters } from './inventory-filters';
import { VehicleList } from './vehicle-list';

/**
 * Filters and list (docs/product.md#inventory-page). In the browser, filtering happens in memory and the URL is replaced
 * without adding a history entry. The list is deferred, so that on a slow phone the new filter and its count are painted
 * before the cards.
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
  const models = useMemo(() => modelsInInventory(vehicles, filter.make), [vehicles, filter.make]);
  const view = useMemo(
    () => ({ ...choice, matching: filterVehicles(vehicles, choice.filter) }),
    [vehicles, choice],
  );
  const deferred = useDeferredValue(view);

  useEffect(() => {
    if (deferred.filter !== initialFilter)
      window.history.replaceState(null, '', inventoryHref(deferred.filter));
  }, [deferred, initialFilter]);
  const apply = useCallback((next: InventoryFilter) => setChoice({ filter: next, page: 1 }), []);
  // Applies a make that was selected before hydration or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const make = document.querySelector<HTMLSelectElement>('#filter-make')?.value ?? 'all';
    const selected = make === 'all' ? null : make;
    if (selected !== initialFilter.make) apply({ make: selected, model: null });
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
        filter={deferred.filter}
        matching={deferred.matching}
        onClear={clear}
        page={deferred.page}
      />
    </>
  );
}
