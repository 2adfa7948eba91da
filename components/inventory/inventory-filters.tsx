import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { optionsIncluding, SelectField, type SelectOption } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { findNeed, needs } from '@/lib/catalogue/needs';
import { type InventoryFilter, type InventoryView, NO_FILTER } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters, routes } from '@/lib/site/routes';

export const FILTER_SUMMARY_ID = 'filter-summary';

type Props = {
  /** On phones, the form is behind a summary. */
  summarized: boolean;
  filter: InventoryFilter;
  makes: readonly string[];
  view: InventoryView;
  waiting: boolean;
  others: QueryParameters;
  onChoose: (filter: InventoryFilter, place: 'filters' | 'needs') => void;
  onClear: React.MouseEventHandler;
};

function options(all: string, names: readonly string[], chosen: string | null): SelectOption[] {
  return [{ value: 'all', label: all }, ...optionsIncluding(names, chosen ?? '')];
}
export const nameOf = (value: string) => (value === 'all' ? null : value);

/**
 * On phones, one line in place of the form until it's tapped; before the form, which wide screens
 * show without it.
 */
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
          <span className="ml-auto wrap-normal">Filters</span>
        </>
      }
      summaryClassName="min-h-13 px-5 py-2"
    />
  );
}

/**
 * Plain links; the chosen one leads back. One that no vehicle fits is text, in the same element,
 * which keeps the focus.
 */
function NeedLinks({ filter, view, others, onChoose }: Props) {
  return (
    <nav aria-label="Kinds of cars" className="mb-5">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {needs.map(({ value, label }, index) => {
          const chosen = value === filter.need;
          const isLink = chosen || view.needCounts[index] !== 0;
          const look = chosen
            ? 'border-ink bg-ink text-ground'
            : isLink
              ? 'border-control bg-white hover:bg-ground'
              : 'border-transparent text-muted';
          const wanted = { ...filter, model: null, need: chosen ? null : value };
          const choose = (event: React.MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return; // A new tab or window.
            event.preventDefault();
            onChoose(wanted, 'needs');
          };
          return (
            <li key={value}>
              <a
                aria-current={chosen || undefined}
                className={`inline-flex min-h-11 items-center gap-2 rounded border px-2.5 no-underline sm:px-3 ${look}`}
                href={isLink ? inventoryHref(wanted, others) : undefined}
                onClick={isLink ? choose : undefined}
                rel="nofollow"
                tabIndex={isLink ? undefined : -1}
              >
                {label} <span className="tabular-nums opacity-75">{view.needCounts[index]}</span>
                {chosen && <Icon shape={X} />}
                {chosen && <span className="sr-only">Clear</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A GET form that works without JavaScript; with it, every choice is applied immediately. */
export function InventoryFilters(props: Props) {
  const { summarized, filter, makes, view, waiting, others, onChoose, onClear } = props;
  const active = filter.make !== null || filter.model !== null || filter.need !== null;
  const field = (name: 'make' | 'model') => ({
    className: 'min-w-0 flex-1 basis-60',
    id: `filter-${name}`,
    name,
    onChange: (value: string) =>
      onChoose({ ...filter, model: null, [name]: nameOf(value) }, 'filters'),
    value: filter[name] ?? 'all',
  });
  const found = waiting ? 'Looking…' : `${view.count} ${view.count === 1 ? 'vehicle' : 'vehicles'}`;
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
        <NeedLinks {...props} />
        {filter.need && <input name="need" type="hidden" value={filter.need} />}
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} name={name} type="hidden" value={value} />
        ))}
        <div className="flex flex-wrap items-end gap-4">
          <SelectField
            {...field('make')}
            label="Make"
            options={options('All makes', makes, filter.make)}
          />
          <SelectField
            {...field('model')}
            disabled={filter.make === null}
            label="Model"
            options={options('All models', waiting ? [] : view.models, filter.model)}
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
