import { Button } from '@/components/ui/button';
import { optionsIncluding, SelectField } from '@/components/ui/fields';
import { HarborBay } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import type { CarKind } from '@/lib/catalogue/car-kinds';
import { filterValueOf, type InventoryFilter } from '@/lib/inventory/filter';
import { parameterNames, routes } from '@/lib/site/routes';
import { CarKindLinks } from './car-kind-links';

type Props = {
  filter: InventoryFilter;
  makes: readonly string[];
  models: readonly string[];
  availableKinds: readonly CarKind[];
  form: React.RefObject<HTMLFormElement | null>;
  onChoose: (filter: InventoryFilter) => void;
};

const panelLook = [
  'overflow-hidden rounded-lg bg-tint print:hidden',
  'px-4 pt-3.5 pb-2.5 sm:px-5 sm:py-4',
].join(' ');

/**
 * A GET form that works without JavaScript. With JavaScript, every choice applies immediately.
 * Other URL parameters get no hidden fields here: one named `elements` would hide a property of the
 * form. A laptop's first screen has to show a whole card, so all of it is one row there.
 */
export function InventoryFilters(props: Props) {
  const { filter, makes, models, form, onChoose } = props;
  return (
    <form action={routes.inventory} className={`@container relative ${panelLook}`} ref={form}>
      {/* The harbor is at the end of the title's line, unless enlarged text leaves it no room. */}
      <div className="@max-[28rem]:hidden absolute inset-x-0 top-0 h-13 border-link border-b">
        <HarborBay className="ml-auto h-full w-auto" />
      </div>
      <div className="grid gap-x-5 gap-y-1.5 lg:grid-cols-filters lg:items-end">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-1.5 sm:gap-x-4 sm:gap-y-3">
          <Heading className="basis-full max-sm:text-base" size="subsection">
            Filter Your Inventory
          </Heading>
          <NameField
            label="Make"
            names={makes}
            onChange={(make) => onChoose({ ...filter, make, model: null })}
            value={filter.make}
          />
          <NameField
            disabled={filter.make === null}
            label="Model"
            names={models}
            onChange={(model) => onChoose({ ...filter, model })}
            value={filter.model}
          />
          <noscript>
            <Button className="min-h-13" type="submit" variant="ink">
              Show vehicles
            </Button>
          </noscript>
        </div>
        <CarKindLinks availableKinds={props.availableKinds} filter={filter} onChoose={onChoose} />
      </div>
      {filter.carKind && (
        <input name={parameterNames.carKind} type="hidden" value={filter.carKind} />
      )}
    </form>
  );
}

type NameFieldProps = {
  label: 'Make' | 'Model';
  names: readonly string[];
  value: string | null;
  disabled?: boolean;
  onChange: (value: string | null) => void;
};

function NameField({ label, names, value, disabled, onChange }: NameFieldProps) {
  const name = label.toLowerCase();
  return (
    <SelectField
      className="min-w-0 flex-1 basis-32 *:disabled:bg-transparent!"
      disabled={disabled}
      id={`filter-${name}`}
      label={label}
      name={name}
      onChange={(chosen) => onChange(filterValueOf(chosen))}
      options={[{ value: 'all', label: `All ${name}s` }, ...optionsIncluding(names, value ?? '')]}
      value={value ?? 'all'}
    />
  );
}
