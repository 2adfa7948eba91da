import { TextField } from '@/components/ui/fields';
import { optionsIncluding, Select } from '@/components/ui/select';
import type { Car } from '@/lib/lease/offer-fields';
import { Reserved } from './tool-actions';
import type { UsedTool } from './use-tool';

/**
 * The car that the offer is for, which goes along to the quote form. The makes are the catalogue's; the models of all of
 * them would weigh as much as the tool.
 */
export function CarFields<State extends Car>(props: { tool: UsedTool<State>; makes: readonly string[] }) {
  const { ready, values, field, choose } = props.tool;
  return (
    <Reserved className="mt-5 grid min-h-46 gap-5 sm:min-h-20.5 sm:grid-cols-2" ready={ready}>
      <Select
        id="field-make"
        label={field('make').label}
        name="make"
        onChange={(event) => choose({ make: event.target.value } as Partial<State>)}
        options={optionsIncluding(props.makes, values.make)}
        placeholder="Any make"
        value={values.make}
      />
      <TextField {...field('model')} />
    </Reserved>
  );
}
