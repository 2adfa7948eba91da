import type { ReactNode } from 'react';

/**
 * A field for a number, as text: people type "42,000" and "$42k". Hint, unit and error are read out with the field.
 *
 * @param props `name`: unique on the page; `unit`: what follows the number, such as "months", or a "$" before it; `whole`:
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
  const unitText = unit && (
    <span className="whitespace-nowrap text-slate text-sm" id={notes.unit}>
      {unit}
    </span>
  );
  return (
    <div className="min-w-0">
      <label className="block font-semibold text-sm" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="text-slate text-xs" id={notes.hint}>
          {hint}
        </p>
      )}
      <div className="mt-1.5 flex gap-2">
        <div
          className={`flex min-h-12 min-w-0 flex-1 items-center gap-1.5 rounded border bg-white px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-harbor has-focus-visible:outline-offset-3 hover:border-ink ${error ? 'border-coral-deep' : 'border-control'}`}
        >
          {unit === '$' && unitText}
          <input
            aria-describedby={Object.values(notes).filter(Boolean).join(' ') || undefined}
            aria-invalid={error !== undefined || undefined}
            autoComplete="off"
            className="w-full min-w-0 py-2.5 tabular-nums outline-none"
            id={id}
            inputMode={whole ? 'numeric' : 'decimal'}
            name={name}
            onBlur={onLeave}
            onChange={(event) => onText(event.target.value)}
            value={text}
          />
          {unit !== '$' && unitText}
        </div>
        {beside}
      </div>
      {error && (
        <p className="mt-1.5 font-semibold text-coral-deep text-sm" id={notes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
