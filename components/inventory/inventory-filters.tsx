import { ChevronDown } from 'lucide';
import type { ChangeEventHandler, MouseEventHandler } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { optionsIncluding, Select, type SelectOption } from '@/components/ui/select';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters, routes } from '@/lib/site/routes';

export const FILTER_SUMMARY_ID = 'filter-summary';

type Props = {
  /** On phones, the form is behind a summary. */
  summarized: boolean;
  filter: InventoryFilter;
  makes: readonly string[];
  models: readonly string[];
  /** `null` while the server is looking. */
  count: number | null;
  others: QueryParameters;
  onChoose: ChangeEventHandler<HTMLSelectElement>;
  onClear: MouseEventHandler;
};

function options(all: string, names: readonly string[], chosen: string | null): SelectOption[] {
  return [{ value: 'all', label: all }, ...optionsIncluding(names, chosen ?? '')];
}

/**
 * On phones, one line in place of the form until it's tapped. A `<details>` before the form and not around it, because wide
 * screens show the form without it.
 */
function FilterSummary({ filter, found }: { filter: InventoryFilter; found: string }) {
  return (
    <details
      className="group peer mb-4 rounded-lg bg-tint sm:hidden print:hidden"
      id={FILTER_SUMMARY_ID}
      suppressHydrationWarning // a visitor may have opened it already
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold">
            {[filter.make ?? 'All makes', filter.model].filter(Boolean).join(' ')}
          </strong>
          <span className="ml-3 text-muted">{found}</span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold">
          Filters
          <Icon
            className="size-5 text-accent transition-transform duration-calm ease-tide group-open:rotate-180"
            shape={ChevronDown}
          />
        </span>
      </summary>
    </details>
  );
}

/** A GET form that works without JavaScript; with it, every choice is applied immediately. */
export function InventoryFilters(props: Props) {
  const { summarized, filter, makes, models, count, others, onChoose, onClear } = props;
  const active = filter.make !== null || filter.model !== null;
  const found = count === null ? 'Looking…' : `${count} ${count === 1 ? 'vehicle' : 'vehicles'}`;
  return (
    <>
      {summarized && <FilterSummary filter={filter} found={found} />}
      <form
        action={routes.inventory}
        className={`mb-8 rounded-lg bg-tint p-5 sm:p-6 print:hidden ${summarized ? 'max-sm:hidden max-sm:peer-open:block' : ''}`}
      >
        <h2 className="mb-4 font-display font-semibold text-xl">Filter Your Inventory</h2>
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} name={name} type="hidden" value={value} />
        ))}
        <div className="flex flex-wrap items-end gap-4">
          <Select
            className="min-w-0 flex-1 basis-60"
            id="filter-make"
            label="Make"
            name="make"
            onChange={onChoose}
            options={options('All makes', makes, filter.make)}
            value={filter.make ?? 'all'}
          />
          <Select
            className="min-w-0 flex-1 basis-60"
            disabled={filter.make === null}
            id="filter-model"
            label="Model"
            name="model"
            onChange={onChoose}
            options={options('All models', models, filter.model)}
            value={filter.model ?? 'all'}
          />
          <noscript>
            <Button className="min-h-13" type="submit" variant="ink">
              Show vehicles
            </Button>
          </noscript>
          {active && (
            <Button
              className="min-h-13"
              href={inventoryHref({ make: null, model: null }, others)}
              onClick={onClear}
              variant="quiet"
            >
              Clear Filters
            </Button>
          )}
        </div>
        <p className="mt-4 text-muted" role="status">
          {found}
        </p>
      </form>
    </>
  );
}
