import { Description, Field, Input, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

/**
 * A field for a number, as text: people type "42,000" and "$42k". Hint, unit and error are read out with the field.
 *
 * @param props `unit`: what follows the number, such as "months", or a "$" before it; `whole`: a phone shows digits
 *   without a decimal point; `beside`: a control that belongs to the field, such as a choice of unit
 */
export function NumberField(props: {
  name: string;
  label: string;
  text: string;
  hint?: string;
  unit?: string;
  error?: string;
  whole?: boolean;
  beside?: ReactNode;
  onText: (text: string) => void;
  /** When the visitor leaves the field. */
  onLeave: () => void;
}) {
  const { name, label, text, hint, unit, error, whole, beside, onText, onLeave } = props;
  const unitText = unit && (
    <Description as="span" className="text-slate text-sm">
      {unit}
    </Description>
  );
  return (
    <Field className="flex min-w-0 flex-col">
      <Label className="font-semibold text-sm">{label}</Label>
      {hint && <Description className="text-slate text-xs print:hidden">{hint}</Description>}
      <div className="mt-1.5 flex gap-2">
        <div
          className={
            'flex min-h-12 min-w-0 flex-1 items-center gap-1.5 rounded border bg-white px-3.5 hover:border-ink has-focus-visible:outline-3 ' +
            `has-focus-visible:outline-harbor has-focus-visible:outline-offset-3 ${error ? 'border-coral-deep' : 'border-control'}`
          }
        >
          {unit === '$' && unitText}
          <Input
            autoComplete="off"
            className="w-full min-w-0 flex-1 bg-transparent py-2.5 tabular-nums outline-none"
            inputMode={whole ? 'numeric' : 'decimal'}
            invalid={error !== undefined}
            name={name}
            onBlur={onLeave}
            onChange={(event) => onText(event.target.value)}
            value={text}
          />
          {unit !== '$' && unitText}
        </div>
        {beside}
      </div>
      {error && <Description className="mt-1.5 font-semibold text-coral-deep text-sm">{error}</Description>}
    </Field>
  );
}
