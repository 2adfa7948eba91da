import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState, useTransition } from 'react';
import { readEarlyInput } from '@/components/ui/read-early-input';
import { filterValueOf, type InventoryFilter, inventoryHref } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import { type InventoryView, viewOf } from '@/lib/inventory/view';
import { pushEvent } from '@/lib/measuring/events';

type Options = {
  /** What the server selected for the URL; if it has to filter, then for each choice, too. */
  serverView: InventoryView;
  allVehicles: readonly Vehicle[] | null;
  makes: readonly string[];
  form: React.RefObject<HTMLFormElement | null>;
};

/**
 * @returns `filter`: as chosen; `view`: what it selects, or while `isWaiting` for the server, what
 *   the last one did
 */
export function useInventoryFilter({ serverView, allVehicles, makes, form }: Options) {
  const { replace } = useRouter();
  const [chosen, setChosen] = useState<InventoryFilter | null>(null);
  const [isWaiting, startTransition] = useTransition();
  const filter = chosen ?? serverView.filter;
  const view = useMemo(
    () => (chosen && allVehicles ? viewOf(allVehicles, chosen) : serverView),
    [allVehicles, chosen, serverView],
  );

  const choose = (wanted: InventoryFilter) => {
    setChosen(wanted);
    pushEvent('filter', {
      place: 'filters',
      // An event has only our own names, because anybody can write the URL.
      make: makes.find((name) => name === wanted.make),
      model: view.models.find((name) => name === wanted.model),
      carKind: wanted.carKind ?? undefined,
    });
    const url = inventoryHref(wanted, new URLSearchParams(window.location.search));
    if (allVehicles) window.history.replaceState(null, '', url);
    else startTransition(() => replace(url, { scroll: false }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const early = readEarlyInput(form.current);
    const make = early.make ? filterValueOf(early.make) : filter.make;
    const model = early.model ? filterValueOf(early.model) : filter.model;
    if (make !== filter.make) choose({ ...filter, make, model: null });
    else if (model !== filter.model) choose({ ...filter, model });
  }, []);

  return { filter, view, isWaiting, choose };
}
