import { useRouter } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react';
import { takeEarlyInput } from '@/components/ui/early-input';
import { pushEvent } from '@/lib/analytics/events';
import { withQuery } from '@/lib/format/with-query';
import {
  type InventoryFilter,
  type InventoryRows,
  modelsInInventory,
  type ResolvedFilter,
  viewOf,
} from '@/lib/inventory/filter';
import { filterHref, meansAll, tidyQuery } from '@/lib/inventory/filter-url';

export type FilterPlace = 'filters' | 'needs';

type Options = {
  rows: InventoryRows;
  makes: readonly string[];
  resolved: ResolvedFilter;
  form: React.RefObject<HTMLFormElement | null>;
};

/**
 * The filter and what it selects. The list is deferred, so that a slow phone paints the new filter
 * and its count before the cards.
 *
 * @returns `view`: of the filter; `deferredView`: the same for the cards, later; `isWaiting`: for
 *   the server, where it has the rows
 */
export function useInventoryFilter({ rows, makes, resolved, form }: Options) {
  const { replace } = useRouter();
  const [choice, setChoice] = useState(resolved);
  const [isWaiting, startTransition] = useTransition();
  const { allVehicles } = rows;
  const view = useMemo(
    () => (rows.allVehicles ? viewOf(rows.allVehicles, choice) : rows.serverView),
    [rows, choice],
  );
  const deferredView = useDeferredValue(view);

  const choose = useCallback(
    (filter: InventoryFilter, place: FilterPlace = 'filters') => {
      const knownCar = carInInventory(filter, makes, rows);
      pushEvent('filter', { place, ...knownCar });
      setChoice({ filter, page: 1, knownCar });
      if (!allVehicles) startTransition(() => replace(urlOf(filter), { scroll: false }));
    },
    [allVehicles, makes, replace, rows],
  );

  useEffect(() => {
    const isChanged = deferredView.filter !== resolved.filter;
    if (allVehicles && isChanged) window.history.replaceState(null, '', urlOf(deferredView.filter));
  }, [allVehicles, deferredView, resolved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    tidyUrl(resolved.filter);
    const filter = filterBeforeHydration(form.current, resolved.filter);
    if (filter) choose(filter);
  }, []);

  return { filter: choice.filter, view, deferredView, isWaiting, choose };
}

const urlOf = (filter: InventoryFilter) =>
  filterHref(new URLSearchParams(window.location.search), filter);

/** The car of a filter as far as the inventory has it: the filter of a URL may be any text. */
function carInInventory(
  filter: InventoryFilter,
  makes: readonly string[],
  rows: InventoryRows,
): ResolvedFilter['knownCar'] {
  const make = makes.find((name) => name === filter.make);
  if (make === undefined) return { make };

  const models = rows.allVehicles
    ? modelsInInventory(rows.allVehicles, make)
    : rows.serverView.models;
  return { make, model: models.find((name) => name === filter.model) };
}

function tidyUrl(filter: InventoryFilter): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const tidy = tidyQuery(query, filter);
  if (String(tidy) === String(query)) return;
  window.history.replaceState(null, '', withQuery(pathname, tidy, hash));
}

/**
 * @returns what was selected before hydration, or restored by the browser; `null` when that is the
 *   filter of the page
 */
function filterBeforeHydration(
  form: HTMLFormElement | null,
  filter: InventoryFilter,
): InventoryFilter | null {
  const changed = takeEarlyInput(form);
  const make = changed.make ? nameOf(changed.make) : filter.make;
  if (make !== filter.make) return { ...filter, make, model: null };

  const model = changed.model ? nameOf(changed.model) : filter.model;
  return model === filter.model ? null : { ...filter, model };
}

/** @returns the filter that an option of a dropdown stands for */
export function nameOf(value: string): string | null {
  return meansAll(value) ? null : value;
}
