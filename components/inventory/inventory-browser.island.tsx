'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { pushEvent } from '@/lib/analytics/events';
import { changedFields } from '@/lib/browser/changed-fields';
import {
  type InventoryFilter,
  type InventoryRows,
  modelsInInventory,
  NO_FILTER,
  viewOf,
  withoutAll,
} from '@/lib/inventory/filter';
import type { InventoryQuery } from '@/lib/inventory/query';
import { inventoryHref } from '@/lib/site/routes';
import { FILTER_SUMMARY_ID, InventoryFilters, nameOf } from './inventory-filters';
import { VehicleList } from './vehicle-list';

const makeSelect = () => document.querySelector<HTMLSelectElement>('#filter-make');

/**
 * Filters and list. The list is deferred, so that a slow phone paints the new filter and its count
 * before the cards.
 */
export function InventoryBrowser(props: {
  rows: InventoryRows;
  makes: string[];
  query: InventoryQuery;
  callHref: string;
  emptyText: string;
}) {
  const { rows, makes, query, callHref, emptyText } = props;
  const { others } = query;
  const { replace } = useRouter();
  const [choice, setChoice] = useState<Omit<InventoryQuery, 'others'>>(query);
  // Only as the page was opened: a later choice must not close the form under the visitor's finger.
  const [summarized] = useState((query.filter.make ?? query.filter.need) !== null);
  const [waiting, startTransition] = useTransition();
  const view = useMemo(
    () => (rows.whole ? viewOf(rows.whole, choice) : rows.found),
    [rows, choice],
  );
  const deferred = useDeferredValue(view);
  const inMemory = rows.whole !== null;

  useEffect(() => {
    if (inMemory && deferred.filter !== query.filter)
      window.history.replaceState(null, '', inventoryHref(deferred.filter, others));
  }, [inMemory, deferred, query, others]);
  const apply = useCallback(
    (filter: InventoryFilter, place: 'filters' | 'needs' = 'filters') => {
      // A make and a model that the inventory has: a URL may hold any text.
      const make = makes.find((name) => name === filter.make);
      const models = rows.whole ? modelsInInventory(rows.whole, filter.make) : rows.found.models;
      const model = models.find((name) => make !== undefined && name === filter.model);
      pushEvent('filter', { place, make, model });
      setChoice({ filter, page: 1, asked: { make, model } });
      if (!inMemory)
        startTransition(() => replace(inventoryHref(filter, others), { scroll: false }));
    },
    [inMemory, makes, others, replace, rows],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const given = new URLSearchParams(search);
    const rest = String(withoutAll(given));
    if (rest !== String(given))
      window.history.replaceState(null, '', `${pathname}${rest && `?${rest}`}${hash}`);
    // Applies what was selected before hydration or restored by the browser.
    const changed = changedFields(makeSelect()?.form ?? null);
    const make = changed.make ? nameOf(changed.make) : query.filter.make;
    const model =
      make === query.filter.make && changed.model ? nameOf(changed.model) : query.filter.model;
    if (make !== query.filter.make) apply({ ...query.filter, make, model: null });
    else if (model !== query.filter.model) apply({ ...query.filter, model });
  }, []);
  const clear = useCallback(
    (event: React.MouseEvent) => {
      event.preventDefault();
      apply(NO_FILTER);
      // The link that had the focus is about to disappear. On a phone the dropdown may be behind
      // the summary.
      document.getElementById(FILTER_SUMMARY_ID)?.setAttribute('open', '');
      makeSelect()?.focus();
    },
    [apply],
  );

  return (
    <>
      <KnownCar {...choice.filter} />
      <InventoryFilters
        filter={choice.filter}
        makes={makes}
        others={others}
        summarized={summarized}
        view={view}
        waiting={waiting}
        onChoose={apply}
        onClear={clear}
      />
      <div aria-busy={waiting} className={waiting ? 'opacity-60' : undefined}>
        <VehicleList
          callHref={callHref}
          emptyText={emptyText}
          onClear={clear}
          others={others}
          view={deferred}
        />
      </div>
    </>
  );
}
