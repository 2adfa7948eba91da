import { FieldError } from './number-field';

/**
 * A field for a word or two, or for a day, with the browser's own calendar.
 *
 * @param props `name`: unique on the page
 */
export function TextField(props: {
  name: string;
  type?: 'text' | 'date';
  label: string;
  text: string;
  hint?: string;
  error?: string;
  onText: (text: string) => void;
  /** When the visitor leaves the field. */
  onLeave: () => void;
}) {
  const { name, type = 'text', label, text, hint, error, onText, onLeave } = props;
  const id = `field-${name}`;
  const notes = { hint: hint && `${id}-hint`, error: error && `${id}-error` };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={Object.values(notes).filter(Boolean).join(' ') || undefined}
        aria-invalid={error !== undefined || undefined}
        id={id}
        name={name}
        onBlur={onLeave}
        onChange={(event) => onText(event.target.value)}
        type={type}
        value={text}
      />
      {hint && <p id={notes.hint}>{hint}</p>}
      <FieldError id={notes.error}>{error}</FieldError>
    </div>
  );
}
