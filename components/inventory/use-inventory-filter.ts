import { useRouter } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react';
import { takeEarlyInput } from '@/components/ui/take-early-input';
import { filterHref, type InventoryFilter, meansAll } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import { type InventoryView, modelsInInventory, viewOf } from '@/lib/inventory/view';
import { pushEvent } from '@/lib/measuring/events';

export type FilterPlace = 'filters' | 'car_kind_filter';

type Options = {
  /** The view of the URL. If the server has to filter, also of each choice, once it responds. */
  serverView: InventoryView;
  allVehicles: readonly Vehicle[] | null;
  makes: readonly string[];
  form: React.RefObject<HTMLFormElement | null>;
};

/**
 * The filter and what it selects. The list is deferred, so that a slow phone paints the new filter
 * and the count before the cards.
 *
 * @returns `view`: for the current filter; `deferredView`: the same for the cards, a little later;
 *   `isWaiting`: whether the server has yet to respond
 */
export function useInventoryFilter({ serverView, allVehicles, makes, form }: Options) {
  const { replace } = useRouter();
  const [choice, setChoice] = useState<Pick<InventoryView, 'filter' | 'catalogueCar'> | null>(null);
  const [isWaiting, startTransition] = useTransition();
  const view = useMemo(
    () => (choice && allVehicles ? viewOf(allVehicles, choice.filter, choice) : serverView),
    [allVehicles, choice, serverView],
  );
  const deferredView = useDeferredValue(view);

  const choose = useCallback(
    (filter: InventoryFilter, place: FilterPlace = 'filters') => {
      const models = allVehicles ? modelsInInventory(allVehicles, filter.make) : serverView.models;
      const catalogueCar = {
        make: makes.find((name) => name === filter.make),
        model: models.find((name) => name === filter.model),
      };
      pushEvent('filter', { place, ...catalogueCar });
      setChoice({ filter, catalogueCar });

      const url = filterHref(new URLSearchParams(window.location.search), filter);
      if (allVehicles) window.history.replaceState(null, '', url);
      else startTransition(() => replace(url, { scroll: false }));
    },
    [allVehicles, serverView.models, makes, replace],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const filter = filterBeforeHydration(form.current, serverView.filter);
    if (filter) choose(filter);
  }, []);

  return { filter: choice?.filter ?? view.filter, view, deferredView, isWaiting, choose };
}

/** The choice before hydration, maybe restored by the browser; `null` if it changes nothing. */
function filterBeforeHydration(
  form: HTMLFormElement | null,
  filter: InventoryFilter,
): InventoryFilter | null {
  const changed = takeEarlyInput(form);
  const make = changed.make ? filterValueOf(changed.make) : filter.make;
  if (make !== filter.make) return { ...filter, make, model: null };

  const model = changed.model ? filterValueOf(changed.model) : filter.model;
  return model === filter.model ? null : { ...filter, model };
}

export function filterValueOf(value: string): string | null {
  return meansAll(value) ? null : value;
}
