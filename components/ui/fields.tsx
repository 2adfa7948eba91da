type Attributes = Pick<
  React.ComponentProps<'input'>,
  'disabled' | 'autoFocus' | 'autoComplete' | 'required' | 'placeholder'
> & {
  /** Must be unique on the page unless `id` is given. */
  name: string;
  /** The default is "field-" and the name. */
  id?: string;
  /** Leave it out for a field that React doesn't control. */
  value?: string;
  defaultValue?: string;
  onBlur?: () => void;
};

type FieldProps = Attributes & {
  label: string;
  hint?: string;
  error?: string;
  onChange?: (value: string) => void;
  className?: string;
};

type Control = Attributes & {
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type ControlledProps = FieldProps & {
  unitId?: string;
  children: (control: Control) => React.ReactNode;
};

const quietLook = 'text-muted text-xs';

const inputBoxLook = [
  'mt-1.5 min-h-13 scroll-mt-24 px-[min(0.875rem,4vw)] tabular-nums',
  'rounded border border-control bg-white',
  'hover:border-ink aria-invalid:not-focus:border-2 aria-invalid:not-focus:border-error-deep',
  'disabled:cursor-not-allowed disabled:border-line-deep',
  'disabled:bg-ground-deep disabled:text-muted',
  'print:mt-0 print:min-h-0 print:appearance-none print:rounded-none print:border-0 print:px-0',
].join(' ');

const invalidInsideLook = 'has-aria-invalid:border-2 has-aria-invalid:border-error-deep';

function LabeledControl({ children, unitId, label, className = '', ...field }: ControlledProps) {
  const { hint, error, onChange, ...attributes } = field;
  const { id = `field-${attributes.name}` } = attributes;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const described = [unitId, hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={`grid grid-cols-1 content-start ${className}`}>
      <label className="font-semibold text-sm print:text-print" htmlFor={id}>
        {label}
      </label>
      {children({
        ...attributes,
        id,
        className: inputBoxLook,
        'aria-describedby': described || undefined,
        'aria-invalid': errorId ? true : undefined,
        onChange: onChange && ((event) => onChange(event.target.value)),
      })}
      {hint && (
        <p className={`mt-1 print:hidden ${quietLook}`} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mt-1.5 font-semibold text-error-deep text-sm" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ type = 'text', ...field }: FieldProps & { type?: 'text' | 'date' }) {
  return (
    <LabeledControl {...field}>{(control) => <input {...control} type={type} />}</LabeledControl>
  );
}

export type SelectOption = {
  value: string;
  label: string;
  /** Whether it's a name, which translators must not change. */
  isName?: boolean;
};

/** @param props `placeholder`: the label of an empty first option, such as "Choose a make" */
export function SelectField(
  props: FieldProps & { options: readonly SelectOption[]; placeholder?: string },
) {
  const { options, placeholder, ...field } = props;
  return (
    <LabeledControl {...field}>
      {(control) => (
        <select {...control} className={`${control.className} pr-[min(2rem,10vw)]`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, isName }) => (
            <option key={value} translate={isName ? 'no' : undefined} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabeledControl>
  );
}

/** An option for each name. A selected value of the URL that isn't one of them comes first. */
export function optionsIncluding(names: readonly string[], value: string): SelectOption[] {
  const all = value && !names.includes(value) ? [value, ...names] : names;
  return all.map((name) => ({ value: name, label: name, isName: true }));
}

/**
 * A text field for a number, because people type "$42,000" and "42k".
 *
 * @param props `unit` is shown after the number, but "$" before it; `whole` makes phones show
 *   digits only
 */
export function NumberField(props: FieldProps & { unit?: string; whole?: boolean }) {
  const { unit, whole, ...field } = props;
  const isDollars = unit === '$';
  // Screen readers skip the "$", because the label makes clear that it's an amount.
  const unitId = unit && !isDollars ? `field-${field.name}-unit` : undefined;
  const unitText = unit && (
    <span className={`whitespace-nowrap ${quietLook}`} id={unitId}>
      {unit}
    </span>
  );
  return (
    <LabeledControl {...field} unitId={unitId}>
      {({ className, ...control }) => (
        <span className={`flex items-center gap-1.5 ${invalidInsideLook} ${className}`}>
          {isDollars && unitText}
          <input
            {...control}
            className="w-full min-w-0 self-stretch outline-none placeholder:text-ink/70"
            inputMode={whole ? 'numeric' : 'decimal'}
          />
          {!isDollars && unitText}
        </span>
      )}
    </LabeledControl>
  );
}
