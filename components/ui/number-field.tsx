import type { ReactNode } from 'react';

/**
 * A field for a number, as text: people type "42,000" and "$42k". Hint, unit and error are read out with the field. The
 * class `field` is in app/globals.css; the form turns autocompletion off.
 *
 * @param props `name`: unique on the page; `unit`: what follows the number where the label doesn't say it, such as "months", or a "$" before it; `whole`:
 *   a phone shows digits without a decimal point; `beside`: a control that belongs to the field, such as a choice of unit
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
  const id = `field-${name}`;
  // The label says of what a "$" is the unit.
  const notes = {
    unit: unit && unit !== '$' ? `${id}-unit` : undefined,
    hint: hint && `${id}-hint`,
    error: error && `${id}-error`,
  };
  const unitText = unit && <span id={notes.unit}>{unit}</span>;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span>
        {unit === '$' && unitText}
        <input
          aria-describedby={Object.values(notes).filter(Boolean).join(' ') || undefined}
          aria-invalid={error !== undefined || undefined}
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          name={name}
          onBlur={onLeave}
          onChange={(event) => onText(event.target.value)}
          value={text}
        />
        {unit !== '$' && unitText}
      </span>
      {beside}
      {hint && <p id={notes.hint}>{hint}</p>}
      <FieldError id={notes.error}>{error}</FieldError>
    </div>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  if (!children) return null;
  return (
    <p className="mt-1.5 font-semibold text-coral-deep text-sm" id={id}>
      {children}
    </p>
  );
}
