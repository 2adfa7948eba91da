import type { SelectOption } from '@/components/ui/select';

/** A choice that came by the address stays choosable even when the catalogue does not have it (spec section 4). */
export function withRaw(names: readonly string[], raw: string): SelectOption[] {
  const all = raw && !names.includes(raw) ? [raw, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
