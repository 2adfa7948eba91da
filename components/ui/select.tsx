import { ChevronDown } from 'lucide';
import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string };

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  id: string;
  label: string;
  options: readonly SelectOption[];
  /** Label of an empty first option, such as "Choose a make". Without it every option has a value. */
  placeholder?: string;
  invalid?: boolean;
};

/** A labeled native select. */
export function Select({ id, label, options, placeholder, invalid = false, className = '', ...rest }: Props) {
  return (
    <div className={className}>
      <label className="mb-1.5 block font-semibold text-sm" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          aria-invalid={invalid || undefined}
          className={
            'min-h-13 w-full appearance-none rounded border bg-white py-3 pr-11 pl-4 text-ink transition-colors ' +
            'duration-quick hover:border-ink disabled:cursor-not-allowed disabled:border-sand-deep disabled:bg-paper-deep ' +
            `disabled:text-slate ${invalid ? 'border-coral-deep' : 'border-control'}`
          }
          id={id}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-slate">
          <Icon shape={ChevronDown} />
        </span>
      </div>
    </div>
  );
}
