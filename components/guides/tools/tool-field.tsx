import { NumberField, SelectField, TextField } from '@/components/ui/fields';
import type { Field } from '@/lib/leasing/tools/fields';
import { displayField, type FieldValue } from '@/lib/leasing/tools/read-field';
import type { ToolSession } from './use-tool';

const units: { [type in Field['type']]?: string } = { money: '$', percent: '%' };

export function ToolField<Values extends object>(props: {
  session: ToolSession<Values>;
  name: keyof Values;
}) {
  const { session, name } = props;
  const { tool, state, typeText, leaveField } = session;
  const field = tool.fields[name];
  const { type } = field;
  const text = state.texts[name];
  const example = displayField(field, tool.example(state.given)[name] as FieldValue);
  const shared = {
    name: field.parameter,
    label: field.label,
    hint: field.hint,
    error: name === state.typing ? undefined : state.messages[name],
    onChange: (text: string) => typeText(name, text),
    onBlur: leaveField,
  };
  if (field.type === 'choice') {
    const options = Object.entries(field.options).map(([value, label]) => ({ value, label }));
    return <SelectField {...shared} options={options} value={text ?? example} />;
  }

  const typedIn = { ...shared, value: text ?? '' };
  if (type === 'date') return <TextField {...typedIn} type="date" />;
  if (type === 'text') return <TextField {...typedIn} />;
  const whole = type === 'miles' || type === 'months';
  return <NumberField {...typedIn} placeholder={example} unit={units[type]} whole={whole} />;
}

const onPaperLook = 'print:mt-2 print:grid-cols-5 print:gap-x-4 print:gap-y-1';

export function ToolFields<Values extends object>(props: {
  session: ToolSession<Values>;
  names: readonly (keyof Values & string)[];
}) {
  return (
    <div className={`mt-5 grid gap-5 sm:grid-cols-2 ${onPaperLook}`}>
      {props.names.map((name) => (
        <ToolField key={name} name={name} session={props.session} />
      ))}
    </div>
  );
}
