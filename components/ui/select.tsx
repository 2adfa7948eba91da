import type { SelectHTMLAttributes } from 'react';

export type SelectOption = { value: string; label: string };

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  id: string;
  label: string;
  options: readonly SelectOption[];
  /** Label of an empty first option, such as "Choose a make". Without it every option has a value. */
  placeholder?: string;
  invalid?: boolean;
  /** Whether the choice is the example's. */
  example?: boolean;
};

/** A labeled native select. The class `field` is in app/globals.css. */
export function Select(props: Props) {
  const { id, label, options, placeholder, invalid = false, example, className, ...rest } = props;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      {example && <small id={`${id}-example`}>example</small>}
      <select
        aria-describedby={example ? `${id}-example` : undefined}
        {...rest}
        aria-invalid={invalid || undefined}
        id={id}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** @returns an option for each name; a selected value that is not among them, such as one from the URL, comes first */
export function optionsIncluding(names: readonly string[], value: string): SelectOption[] {
  const all = value && !names.includes(value) ? [value, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
