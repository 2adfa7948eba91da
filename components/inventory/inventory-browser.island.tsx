'use client';

import { type ChangeEvent, type MouseEvent, useEffect, useMemo, useState } from 'react';
import { filterVehicles, type InventoryFilter, modelsOnOffer, paginate } from '@/lib/inventory/filter';
import { type PackedVehicles, unpackVehicles } from '@/lib/inventory/packed';
import { inventoryHref } from '@/lib/site/routes';
import { EmptyResult } from './empty-result';
import { InventoryFilters } from './inventory-filters';
import { Pagination } from './pagination';
import { VehicleCard } from './vehicle-card';

/**
 * Filters and grid (spec sections 2 and 4). The server renders the same component for the first HTML; afterwards
 * filters answer in memory and the address follows without a history entry.
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
  const [filter, setFilter] = useState(initialFilter);
  const [page, setPage] = useState(initialPage);
  const models = useMemo(() => modelsOnOffer(vehicles, filter.make), [vehicles, filter.make]);
  const matching = useMemo(() => filterVehicles(vehicles, filter), [vehicles, filter]);
  const shown = paginate(matching, page);

  const apply = (next: InventoryFilter) => {
    setFilter(next);
    setPage(1);
    window.history.replaceState(null, '', inventoryHref(next));
  };
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
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    apply({ make: null, model: null });
  };

  return (
    <>
      <InventoryFilters
        count={matching.length}
        filter={filter}
        makes={makes}
        models={models}
        onChoose={choose}
        onClear={clear}
      />
      {matching.length === 0 ? (
        <EmptyResult callHref={callHref} filtered={filter.make !== null} onClear={clear} />
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {shown.rows.map((vehicle, at) => (
              <VehicleCard callHref={callHref} at={at} key={vehicle.id} vehicle={vehicle} />
            ))}
          </ul>
          <Pagination filter={filter} page={shown.page} pages={shown.pages} />
        </>
      )}
    </>
  );
}
