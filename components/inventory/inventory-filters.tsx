import type { MouseEvent, MouseEventHandler } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { optionsIncluding, SelectField, type SelectOption } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { findNeed, type Need } from '@/lib/catalogue/needs';
import { type InventoryFilter, NO_FILTER } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters, routes } from '@/lib/site/routes';
import { NeedLinks } from './need-links';

export const FILTER_SUMMARY_ID = 'filter-summary';

type Props = {
  /** On phones, the form is behind a summary. */
  summarized: boolean;
  filter: InventoryFilter;
  makes: readonly string[];
  models: readonly string[];
  /** `null` while the server is looking. */
  count: number | null;
  /** Vehicles that fit each need. */
  needCounts: readonly number[];
  others: QueryParameters;
  onNeed: (event: MouseEvent, need: Need | null) => void;
  /** Gets the value of an option: a name, or "all". */
  onChoose: (field: 'make' | 'model', value: string) => void;
  onClear: MouseEventHandler;
};

function options(all: string, names: readonly string[], chosen: string | null): SelectOption[] {
  return [{ value: 'all', label: all }, ...optionsIncluding(names, chosen ?? '')];
}

/** On phones, one line in place of the form until it's tapped; before the form, which wide screens show without it. */
function FilterSummary({ filter, found }: { filter: InventoryFilter; found: string }) {
  return (
    <Disclosure
      className="peer mb-4 rounded-lg bg-tint sm:hidden print:hidden"
      id={FILTER_SUMMARY_ID}
      mark="chevron"
      summary={
        <>
          <span className="min-w-0">
            {[filter.make ?? 'All makes', filter.model, findNeed(filter.need)?.label]
              .filter(Boolean)
              .join(' ')}
            <span className="ml-3 font-normal text-muted">{found}</span>
          </span>
          <span className="ml-auto">Filters</span>
        </>
      }
      summaryClassName="min-h-13 px-5 py-2"
      suppressHydrationWarning // a visitor may have opened it already
    />
  );
}

/** A GET form that works without JavaScript; with it, every choice is applied immediately. */
export function InventoryFilters(props: Props) {
  const { summarized, filter, makes, models, count, needCounts, others, onNeed, onChoose, onClear } = props;
  const active = filter.make !== null || filter.model !== null || filter.need !== null;
  const field = (name: 'make' | 'model') => ({
    className: 'min-w-0 flex-1 basis-60',
    id: `filter-${name}`,
    name,
    onChange: (value: string) => onChoose(name, value),
    value: filter[name] ?? 'all',
  });
  const found = count === null ? 'Looking…' : `${count} ${count === 1 ? 'vehicle' : 'vehicles'}`;
  return (
    <>
      {summarized && <FilterSummary filter={filter} found={found} />}
      <form
        action={routes.inventory}
        className={`mb-8 rounded-lg bg-tint p-5 sm:p-6 print:hidden ${summarized ? 'max-sm:hidden max-sm:peer-open:block' : ''}`}
      >
        <Heading className="mb-4" size="subsection">
          Filter Your Inventory
        </Heading>
        <NeedLinks counts={needCounts} filter={filter} others={others} onChoose={onNeed} />
        {filter.need && <input name="need" type="hidden" value={filter.need} />}
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} name={name} type="hidden" value={value} />
        ))}
        <div className="flex flex-wrap items-end gap-4">
          <SelectField {...field('make')} label="Make" options={options('All makes', makes, filter.make)} />
          <SelectField
            {...field('model')}
            disabled={filter.make === null}
            label="Model"
            options={options('All models', models, filter.model)}
          />
          <noscript>
            <Button className="min-h-13" type="submit" variant="ink">
              Show vehicles
            </Button>
          </noscript>
          {active && (
            <Button
              className="min-h-13"
              href={inventoryHref(NO_FILTER, others)}
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
