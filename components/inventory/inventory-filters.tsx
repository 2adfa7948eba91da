import type { ChangeEventHandler, MouseEventHandler } from 'react';
import { Button } from '@/components/ui/button';
import { optionsIncluding, Select, type SelectOption } from '@/components/ui/select';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters, routes } from '@/lib/site/routes';

type Props = {
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

/** A GET form that works without JavaScript; with it, every choice is applied immediately. */
export function InventoryFilters({ filter, makes, models, count, others, onChoose, onClear }: Props) {
  const active = filter.make !== null || filter.model !== null;
  return (
    <form action={routes.inventory} className="mb-8 rounded-lg bg-glass p-5 sm:p-6 print:hidden">
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
      <p className="mt-4 text-slate" role="status">
        {count === null ? 'Looking…' : `${count} ${count === 1 ? 'vehicle' : 'vehicles'}`}
      </p>
    </form>
  );
}
