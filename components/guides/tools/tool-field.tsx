import { NumberField, SelectField, TextField } from '@/components/ui/fields';
import { displayField, type Field } from '@/lib/leasing/tools/field';
import type { ToolOnPage } from './use-tool';

const units: { [type in Field['type']]?: string } = { money: '$', percent: '%' };

type Props = { tool: ToolOnPage; name: string; field: Field };

export function ToolField({ tool, name, field }: Props) {
  const { state, typeText, leaveField } = tool;
  const { type } = field;
  const text = state.texts[name];
  const example = displayField(field, tool.example(state.given)[name] ?? null);
  const shared = {
    name: field.parameter,
    label: field.label,
    hint: field.hint,
    error: name === state.typing ? undefined : state.messages[name],
    onChange: (text: string) => typeText(name, text),
    onBlur: leaveField,
  };
  if (type === 'choice') {
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

export function ToolFields(props: { tool: ToolOnPage; fields: Readonly<Record<string, Field>> }) {
  return (
    <div className={`mt-5 grid gap-5 sm:grid-cols-2 ${onPaperLook}`}>
      {Object.entries(props.fields).map(([name, field]) => (
        <ToolField field={field} key={name} name={name} tool={props.tool} />
      ))}
    </div>
  );
}
