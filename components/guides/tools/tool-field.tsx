import { Disclosure } from '@/components/ui/disclosure';
import { NumberField, SelectField, TextField } from '@/components/ui/fields';
import { afterChoosing, afterLeaving, afterTyping } from '@/lib/leasing/tools/tool-state';
import { shownField } from '@/lib/leasing/tools/tool-view';
import { Reserved } from './reserved';
import type { UsedTool } from './use-tool';

/**
 * A field's message comes this long after the field is left: at once, it would move the button that
 * is being clicked.
 */
const CLICK_MS = 250;

type FieldProps<State extends object> = { used: UsedTool<State>; name: keyof State };

/** @returns what a field for typing does */
function typedIn<State extends object>({ used, name }: FieldProps<State>) {
  const { tool, update } = used;
  return {
    onChange: (text: string) => update((before) => afterTyping(tool, before, { name, text })),
    onBlur: () => setTimeout(() => update((before) => afterLeaving(before, name)), CLICK_MS),
  };
}

/** @returns the properties of a list */
export function selectProps<State extends object>({ used, name }: FieldProps<State>) {
  const { tool, update } = used;
  return {
    ...shownField(used, name).shared,
    onChange: (text: string) => update((before) => afterChoosing(tool, before, { name, text })),
  };
}

function Help({ ready, children }: { ready: boolean; children: string }) {
  return (
    <Reserved className="col-span-full min-h-11" ready={ready}>
      <Disclosure className="text-muted text-sm" summary="Where to find it">
        <p>{children}</p>
      </Disclosure>
    </Reserved>
  );
}

export function ToolField<State extends object>(props: FieldProps<State>) {
  const { used, name } = props;
  const { control, options = {}, help, unit, whole, shared } = shownField(used, name);
  if (control === 'select') {
    const choices = Object.entries(options).map(([value, label]) => ({ value, label }));
    return <SelectField {...selectProps(props)} options={choices} />;
  }
  if (control) return <TextField {...shared} {...typedIn(props)} type={control} />;
  return (
    <NumberField
      {...shared}
      {...typedIn(props)}
      more={help && <Help ready={used.ready}>{help}</Help>}
      unit={unit}
      whole={whole}
    />
  );
}

type ListProps<State extends object> = {
  used: UsedTool<State>;
  names: readonly (keyof State & string)[];
};

/**
 * Fields in two columns where there is room. Paper has the results alone: their formulas contain
 * every value.
 */
export function ToolFields<State extends object>({ used, names }: ListProps<State>) {
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 print:hidden">
      {names.map((name) => (
        <ToolField key={name} name={name} used={used} />
      ))}
    </div>
  );
}
