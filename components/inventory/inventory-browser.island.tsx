'use client';

import { useCallback, useRef } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { TextLink } from '@/components/ui/text-link';
import type { Need } from '@/lib/catalogue/needs';
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
  /** What to read about the cars that fit a need. */
  needGuides?: NeedGuides;
  /** Beside the number of vehicles, above the cards. */
  children?: React.ReactNode;
};

type NeedGuides = Partial<Record<Need, { label: string; href: string }>>;

/** Filters and list. */
export function InventoryBrowser(props: Props) {
  const { rows, makes, request, needGuides = {}, children, ...texts } = props;
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
      <div className="my-1.5 flex flex-wrap items-center justify-between gap-x-4 sm:my-4">
        <p className="text-muted" role="status">
          {isWaiting ? 'Looking…' : countOf(view.count)}
        </p>
        {children}
      </div>
      <NeedGuide guide={filter.need ? needGuides[filter.need] : undefined} />
      <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : undefined}>
        <VehicleList {...texts} onClear={clear} view={list} />
      </div>
    </>
  );
}

function NeedGuide({ guide }: { guide: NeedGuides[Need] }) {
  if (!guide) return null;
  return (
    <p className="-mt-2 mb-2">
      <TextLink href={guide.href} variant="alone">
        {guide.label}
      </TextLink>
    </p>
  );
}

const countOf = (vehicles: number) => `${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`;
