type Attributes = {
  /** Unique on the page, unless `id` is given. */
  name: string;
  /** Left out where a script of the page, and not React, handles the field. */
  value?: string;
  defaultValue?: string;
  onBlur?: () => void;
  disabled?: boolean;
  autoFocus?: boolean;
  autoComplete?: string;
  'data-sorts'?: string;
};
type Control = Attributes & {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type FieldProps = Attributes & {
  /** "field-" and the name without it. */
  id?: string;
  label: string;
  onChange?: (value: string) => void;
  hint?: string;
  /** What was rounded; takes the place of the hint. */
  note?: string;
  error?: string;
  /** Or the id of an element elsewhere that says so. */
  errorId?: string;
  example?: boolean;
  more?: React.ReactNode;
  className?: string;
};

const said = 'text-muted text-xs';
const look =
  'min-h-13 rounded border border-control bg-white px-3.5 tabular-nums hover:border-ink aria-invalid:border-error-deep ' +
  'disabled:cursor-not-allowed disabled:border-line-deep disabled:bg-ground-deep disabled:text-muted ';

/**
 * The label, the control, and what is said about it, which a screen reader reads with the control.
 */
function Field(
  props: FieldProps & { unitId?: string; children: (control: Control) => React.ReactNode },
) {
  const {
    name,
    id = `field-${name}`,
    label,
    hint,
    note,
    error,
    example,
    more,
    className = '',
  } = props;
  const { value, onChange, onBlur, unitId, errorId = error && `${id}-error`, children } = props;
  const { defaultValue, disabled, autoFocus, autoComplete, 'data-sorts': sorts } = props;
  const exampleId = example && `${id}-example`;
  const hintId = (note ?? hint) && `${id}-hint`;
  return (
    <div className={`grid grid-cols-field content-start items-end ${className}`}>
      <label className="font-semibold text-sm" htmlFor={id}>
        {label}
      </label>
      {exampleId && (
        <small className={said} id={exampleId}>
          example
        </small>
      )}
      {children({
        className: `${look}col-span-full mt-1.5`,
        'aria-describedby':
          [exampleId, unitId, hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId ? true : undefined,
        ...{
          id,
          name,
          value,
          defaultValue,
          onBlur,
          disabled,
          autoFocus,
          autoComplete,
          'data-sorts': sorts,
        },
        onChange: onChange && ((event) => onChange(event.target.value)),
      })}
      {hintId && (
        <p className={`col-span-full mt-1 ${said}`} id={hintId}>
          {note ?? hint}
        </p>
      )}
      {error && (
        <p className="col-span-full mt-1.5 font-semibold text-error-deep text-sm" id={errorId}>
          {error}
        </p>
      )}
      {more}
    </div>
  );
}

/** A field for a word or two, or for a day, with the browser's own calendar. */
export function TextField({ type = 'text', ...field }: FieldProps & { type?: 'text' | 'date' }) {
  return <Field {...field}>{(control) => <input {...control} type={type} />}</Field>;
}

export type SelectOption = { value: string; label: string };

/**
 * A native select.
 *
 * @param props `placeholder`: the label of an empty first option, such as "Choose a make"
 */
export function SelectField(
  props: FieldProps & { options: readonly SelectOption[]; placeholder?: string },
) {
  const { options, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className={`${control.className} pr-9`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/**
 * @returns an option for each name; a selected value that is not among them, such as one from the
 *   URL, comes first
 */
export function optionsIncluding(names: readonly string[], value: string): SelectOption[] {
  const all = value && !names.includes(value) ? [value, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}

/** A tap selects what is in a field, so that typing replaces it. */
function selectAll(event: React.MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (document.activeElement === input) return;
  event.preventDefault(); // Otherwise the browser puts the cursor between two digits.
  input.focus();
  input.select();
}

/**
 * A number as text: people type "$42k".
 *
 * @param props `unit`: after it, or a "$" before it; `whole`: a phone shows digits only
 */
export function NumberField(props: FieldProps & { unit?: string; whole?: boolean }) {
  const { unit, whole, ...field } = props;
  // The label says of what a "$" is the unit.
  const unitId = unit && unit !== '$' ? `field-${field.name}-unit` : undefined;
  const unitText = unit && (
    <span className={`whitespace-nowrap ${said}`} id={unitId}>
      {unit}
    </span>
  );
  return (
    <Field {...field} unitId={unitId}>
      {({ className, ...control }) => (
        <span
          className={`flex items-center gap-1.5 has-aria-invalid:border-error-deep ${className}`}
        >
          {unit === '$' && unitText}
          <input
            {...control}
            className="w-full min-w-0 self-stretch outline-none"
            inputMode={whole ? 'numeric' : 'decimal'}
            onMouseDown={selectAll}
          />
          {unit !== '$' && unitText}
        </span>
      )}
    </Field>
  );
}
