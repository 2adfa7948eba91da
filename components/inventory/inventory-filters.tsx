import { Button } from '@/components/ui/button';
import { Harbor } from '@/components/ui/drawing';
import { optionsIncluding, SelectField, type SelectOption } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import type { InventoryFilter } from '@/lib/inventory/filter';
import type { InventoryView } from '@/lib/inventory/view';
import { parameters, routes } from '@/lib/site/routes';
import { CarKindLinks } from './car-kind-links';
import { type FilterPlace, filterValueOf } from './use-inventory-filter';

type Props = {
  filter: InventoryFilter;
  makes: readonly string[];
  view: InventoryView;
  isWaiting: boolean;
  form: React.RefObject<HTMLFormElement | null>;
  onChoose: (filter: InventoryFilter, place: FilterPlace) => void;
};

/**
 * A GET form that works without JavaScript. With JavaScript, every choice applies immediately.
 * Other URL parameters get no hidden fields here: one named `elements` would hide a property of the
 * form. A laptop's first screen has to show a whole card, so all of it is one row there.
 */
export function InventoryFilters(props: Props) {
  const { filter, view, form, onChoose } = props;
  return (
    <form
      action={routes.inventory}
      className="@container relative overflow-hidden rounded-lg bg-tint px-4 pt-3.5 pb-2.5 sm:px-5 sm:py-4 print:hidden"
      ref={form}
    >
      <Bay />
      <div className="grid gap-x-5 gap-y-1.5 lg:grid-cols-filters lg:items-end">
        <Dropdowns {...props} />
        <CarKindLinks
          filter={filter}
          availableKinds={view.availableKinds}
          onChoose={(wanted) => onChoose(wanted, 'car_kind_filter')}
        />
      </div>
      {filter.carKind && <input name={parameters.carKind} type="hidden" value={filter.carKind} />}
    </form>
  );
}

/** The home page's harbor, at the end of the title's line, unless enlarged text leaves no room. */
function Bay() {
  return (
    <div className="@max-[28rem]:hidden absolute inset-x-0 top-0 h-13 border-link border-b">
      <Harbor className="ml-auto h-full w-auto" />
    </div>
  );
}

function Dropdowns({ filter, makes, view, isWaiting, onChoose }: Props) {
  const field = (name: 'make' | 'model') => ({
    className: 'min-w-0 flex-1 basis-32 *:disabled:bg-transparent!',
    id: `filter-${name}`,
    name,
    onChange: (value: string) =>
      onChoose({ ...filter, model: null, [name]: filterValueOf(value) }, 'filters'),
    value: filter[name] ?? 'all',
  });
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-1.5 sm:gap-x-4 sm:gap-y-3">
      <Heading className="basis-full max-sm:text-base" size="subsection">
        Filter Your Inventory
      </Heading>
      <SelectField
        {...field('make')}
        label="Make"
        options={withAll('make', makes, { chosen: filter.make, known: view.catalogueCar.make })}
      />
      <SelectField
        {...field('model')}
        disabled={filter.make === null}
        label="Model"
        options={withAll('model', isWaiting ? [] : view.models, {
          chosen: filter.model,
          known: isWaiting ? filter.model : view.catalogueCar.model,
        })}
      />
      <noscript>
        <Button className="min-h-13" type="submit" variant="ink">
          Show vehicles
        </Button>
      </noscript>
    </div>
  );
}

/**
 * @param filter `chosen`: what is selected; `known`: the same if we know that car. Any other text
 *   from a URL must not look like one of our options.
 */
function withAll(
  what: 'make' | 'model',
  names: readonly string[],
  { chosen, known }: { chosen: string | null; known?: string | null },
): SelectOption[] {
  const all = { value: 'all', label: `All ${what}s` };
  const isForeign = chosen !== null && chosen !== known && !names.includes(chosen);
  if (isForeign)
    return [all, { value: chosen, label: `Other ${what}` }, ...optionsIncluding(names, '')];
  return [all, ...optionsIncluding(names, chosen ?? '')];
}
