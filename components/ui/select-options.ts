import type { SelectOption } from './select';

/** @returns an option for each name; a selected value that is not among them, such as one from the URL, comes first */
export function optionsIncluding(names: readonly string[], value: string): SelectOption[] {
  const all = value && !names.includes(value) ? [value, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
