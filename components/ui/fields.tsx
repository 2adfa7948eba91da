import type { ComponentProps, ReactNode } from 'react';

type FieldProps = {
  /** Unique on the page. */
  name: string;
  label: string;
  text: string;
  hint?: string;
  error?: string;
  onText: (text: string) => void;
  /** When the visitor leaves the field. */
  onLeave: () => void;
};

/**
 * A field for a number, as text: people type "42,000" and "$42k". Hint, unit and error are read out with the field. The
 * class `field` is in app/globals.css; the form turns autocompletion off.
 *
 * @param props `unit`: what follows the number where the label doesn't say it, such as "months", or a "$" before it;
 *   `whole`: a phone shows digits without a decimal point; `beside`: a control that belongs to the field, such as a choice of
 *   unit
 */
export function NumberField(props: FieldProps & { unit?: string; whole?: boolean; beside?: ReactNode }) {
  const { unit, whole, beside } = props;
  // The label says of what a "$" is the unit.
  const unitId = unit && unit !== '$' ? `field-${props.name}-unit` : undefined;
  const unitText = unit && <span id={unitId}>{unit}</span>;
  return (
    <Field {...props} beside={beside} unitId={unitId}>
      {(attributes) => (
        <span>
          {unit === '$' && unitText}
          <input {...attributes} inputMode={whole ? 'numeric' : 'decimal'} />
          {unit !== '$' && unitText}
        </span>
      )}
    </Field>
  );
}

/** A field for a word or two, or for a day, with the browser's own calendar. */
export function TextField(props: FieldProps & { type?: 'text' | 'date' }) {
  return <Field {...props}>{(attributes) => <input {...attributes} type={props.type ?? 'text'} />}</Field>;
}

function Field(
  props: FieldProps & {
    unitId?: string;
    beside?: ReactNode;
    children: (attributes: ComponentProps<'input'>) => ReactNode;
  },
) {
  const { name, label, text, hint, error, onText, onLeave, unitId, beside, children } = props;
  const hintId = hint && `field-${name}-hint`;
  const errorId = error && `field-${name}-error`;
  return (
    <div className="field">
      <label htmlFor={`field-${name}`}>{label}</label>
      {children({
        'aria-describedby': [unitId, hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
        id: `field-${name}`,
        name,
        onBlur: onLeave,
        onChange: (event) => onText(event.target.value),
        value: text,
      })}
      {beside}
      {hint && <p id={hintId}>{hint}</p>}
      {error && (
        <p className="mt-1.5 font-semibold text-coral-deep text-sm" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
