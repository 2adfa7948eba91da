import { collapseWhitespace, findMake, normalizeMake } from '@/lib/catalogue/makes';
import type { Vehicle } from './row';

/** What the visitor looks for; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null };

export const PAGE_SIZE = 24;
const ALL = 'all';
/** Made once: comparing by locale anew for each pair costs more than the whole filter. */
const byName = new Intl.Collator('en', { numeric: true });
type Query = Record<string, string | string[] | undefined> | URLSearchParams;

function textOf(query: Query, name: string): string | null {
  const raw = query instanceof URLSearchParams ? query.get(name) : query[name];
  const text = collapseWhitespace((Array.isArray(raw) ? raw[0] : raw) ?? '');
  return text === '' || text.toLowerCase() === ALL ? null : text;
}

/**
 * Reads the filter out of an address (spec section 2). `brand` means `make`; a model without a make is nothing,
 * since the model dropdown is closed while make is all.
 */
export function filterFromQuery(query: Query): InventoryFilter {
  const given = textOf(query, 'make') ?? textOf(query, 'brand');
  if (!given) return { make: null, model: null };
  return { make: normalizeMake(given), model: textOf(query, 'model') };
}

/** @returns the page asked for, counting from 1; anything strange is page 1 */
export function pageFromQuery(query: Query): number {
  const page = Number(textOf(query, 'page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Vehicles whose normalized make and model match; a model matches by exact equality (spec sections 4 and 5). */
export function filterVehicles<V extends Pick<Vehicle, 'make' | 'model'>>(
  vehicles: readonly V[],
  { make, model }: InventoryFilter,
): V[] {
  return vehicles.filter(
    (vehicle) => (!make || vehicle.make === make) && (!model || vehicle.model === model),
  );
}

/** Models on offer of one make, sorted, each once; none while make is all. */
export function modelsOnOffer(
  vehicles: readonly Pick<Vehicle, 'make' | 'model'>[],
  make: string | null,
): string[] {
  if (!make) return [];
  const models = vehicles.filter((vehicle) => vehicle.make === make).map((vehicle) => vehicle.model);
  return [...new Set(models)].sort(byName.compare);
}

/** One page of a list. @returns the rows, the page shown (the last one if the list ends before) and the count of pages */
export function paginate<T>(list: readonly T[], page: number): { rows: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  return { rows: list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pages };
}

/** Whether a make text has a page of its own (a link from the empty state). */
export function brandSlug(make: string): string | null {
  return findMake(make)?.slug ?? null;
}
