/**
 * A field for a day, with the browser's own calendar.
 *
 * @param props `name`: unique on the page
 */
export function DateField(props: {
  name: string;
  label: string;
  text: string;
  hint?: string;
  error?: string;
  onText: (text: string) => void;
  /** When the visitor leaves the field. */
  onLeave: () => void;
}) {
  const { name, label, text, hint, error, onText, onLeave } = props;
  const id = `field-${name}`;
  const notes = { hint: hint && `${id}-hint`, error: error && `${id}-error` };
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
      <input
        aria-describedby={Object.values(notes).filter(Boolean).join(' ') || undefined}
        aria-invalid={error !== undefined || undefined}
        className={`mt-1.5 min-h-12 w-full rounded border bg-white px-3.5 py-2.5 tabular-nums hover:border-ink ${error ? 'border-coral-deep' : 'border-control'}`}
        id={id}
        name={name}
        onBlur={onLeave}
        onChange={(event) => onText(event.target.value)}
        type="date"
        value={text}
      />
      {error && (
        <p className="mt-1.5 font-semibold text-coral-deep text-sm" id={notes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
