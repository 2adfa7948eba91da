import type { SelectOption } from '@/components/ui/select';

/** @returns options for the names; a value from the URL that is not among them becomes the first option */
export function optionsIncluding(names: readonly string[], value: string): SelectOption[] {
  const all = value && !names.includes(value) ? [value, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
