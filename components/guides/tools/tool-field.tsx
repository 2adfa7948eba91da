import { Disclosure } from '@/components/ui/disclosure';
import { NumberField, SelectField, type SelectOption, TextField } from '@/components/ui/fields';
import { unitOf } from '@/lib/leasing/tools/read-field';
import {
  afterLeaving,
  afterTyping,
  isExample,
  shownText,
  stateOf,
} from '@/lib/leasing/tools/tool-state';
import type { UsedTool } from './use-tool';

/**
 * A field's message comes this long after the field is left: at once, it would move the button that
 * is being clicked.
 */
const CLICK_MS = 250;

type FieldProps<State extends object> = { used: UsedTool<State>; name: keyof State };

function sharedProps<State extends object>({ used, name }: FieldProps<State>) {
  const { tool, state, verdict } = used;
  const { parameter, label, hint } = tool.fields[name];
  return {
    name: parameter,
    label,
    hint,
    note: verdict.notes[name],
    value: shownText(tool, state, name),
    example: isExample(tool, state, name),
  };
}

/** A list; `options` and `placeholder` where the field has none of its own. */
export function ToolSelect<State extends object>(
  props: FieldProps<State> & { options?: readonly SelectOption[]; placeholder?: string },
) {
  const { used, name, options, placeholder } = props;
  const { tool, update } = used;
  const own = Object.entries(tool.fields[name].options ?? {});
  return (
    <SelectField
      {...sharedProps({ used, name })}
      onChange={(text) =>
        update(({ texts, given }) => stateOf(tool, { ...texts, [name]: text }, given))
      }
      options={options ?? own.map(([value, label]) => ({ value, label }))}
      placeholder={placeholder}
    />
  );
}

export function ToolField<State extends object>({ used, name }: FieldProps<State>) {
  const { tool, update, verdict } = used;
  const field = tool.fields[name];
  const { kind, help } = field;
  if (kind === 'choice') return <ToolSelect name={name} used={used} />;

  const typedIn = {
    ...sharedProps({ used, name }),
    error: verdict.messages[name],
    onChange: (text: string) => update((before) => afterTyping(tool, before, { name, text })),
    onBlur: () => setTimeout(() => update((before) => afterLeaving(before, name)), CLICK_MS),
  };
  if (kind === 'date') return <TextField {...typedIn} type="date" />;
  if (kind === 'name' || kind === 'year') return <TextField {...typedIn} />;
  const more = help && (
    <Disclosure
      className="noscript:hidden col-span-full text-muted text-sm"
      summary="Where to find it"
    >
      <p>{help}</p>
    </Disclosure>
  );
  const whole = kind === 'miles' || kind === 'months';
  return <NumberField {...typedIn} more={more} unit={unitOf(field)} whole={whole} />;
}

/**
 * Fields in two columns where there is room. Paper has the results alone: their formulas contain
 * every value.
 */
export function ToolFields<State extends object>(props: {
  used: UsedTool<State>;
  names: readonly (keyof State & string)[];
}) {
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 print:hidden">
      {props.names.map((name) => (
        <ToolField key={name} name={name} used={props.used} />
      ))}
    </div>
  );
}
