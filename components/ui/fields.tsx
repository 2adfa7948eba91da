import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type FieldProps = {
  /** Unique on the page. */
  name: string;
  label: string;
  text: string;
  hint?: string;
  /** What was rounded; takes the place of the hint. */
  note?: string;
  error?: string;
  onText: (text: string) => void;
  /** When the visitor leaves the field. */
  onLeave: () => void;
  /** Whether the value is the example's. */
  example?: boolean;
  /** More about the field, to open. */
  more?: ReactNode;
};

/** A tap selects what is in a field, so that typing replaces it. */
function selectAll(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (document.activeElement === input) return;
  event.preventDefault(); // Otherwise the browser puts the cursor between two digits.
  input.focus();
  input.select();
}

/**
 * A field for a number, as text: people type "42,000" and "$42k". Hint, unit and error are read out with the field. The
 * class `field` is in app/globals.css; the form turns autocompletion off.
 *
 * @param props `unit`: what follows the number where the label doesn't say it, such as "months", or a "$" before it;
 *   `whole`: a phone shows digits without a decimal point
 */
export function NumberField(props: FieldProps & { unit?: string; whole?: boolean }) {
  const { unit, whole } = props;
  // The label says of what a "$" is the unit.
  const unitId = unit && unit !== '$' ? `field-${props.name}-unit` : undefined;
  const unitText = unit && <span id={unitId}>{unit}</span>;
  return (
    <Field {...props} unitId={unitId}>
      {(attributes) => (
        <span>
          {unit === '$' && unitText}
          <input {...attributes} inputMode={whole ? 'numeric' : 'decimal'} onMouseDown={selectAll} />
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
    children: (attributes: ComponentProps<'input'>) => ReactNode;
  },
) {
  const { name, label, text, note, error, onText, onLeave, example, more, unitId, children } = props;
  const hint = note ?? props.hint;
  const exampleId = example && `field-${name}-example`;
  const hintId = hint && `field-${name}-hint`;
  const errorId = error && `field-${name}-error`;
  return (
    <div className="field">
      <label htmlFor={`field-${name}`}>{label}</label>
      {exampleId && <small id={exampleId}>example</small>}
      {children({
        'aria-describedby': [exampleId, unitId, hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
        id: `field-${name}`,
        name,
        onBlur: onLeave,
        onChange: (event) => onText(event.target.value),
        value: text,
      })}
      {hint && <p id={hintId}>{hint}</p>}
      {error && (
        <p className="mt-1.5 font-semibold text-accent-deep text-sm" id={errorId}>
          {error}
        </p>
      )}
      {more}
    </div>
  );
}
