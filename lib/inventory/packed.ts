import type { Vehicle } from './row';

/**
 * The inventory as it travels to the filter island: each distinct vehicle once, then one pair of numbers a row,
 * so that 5,000 rows stay far below 150 kB of compressed HTML.
 */
export type PackedVehicles = {
  images: string[];
  /** make, model, year, index into images or -1 */
  kinds: [make: string, model: string, year: number, image: number][];
  /** id, index into kinds, id, index … */
  rows: number[];
};

export function packVehicles(vehicles: readonly Vehicle[]): PackedVehicles {
  const images = new Map<string, number>();
  const kinds = new Map<string, number>();
  const packed: PackedVehicles = { images: [], kinds: [], rows: [] };
  for (const { id, make, model, year, image } of vehicles) {
    const imageAt = image === null ? -1 : indexOf(images, packed.images, image, image);
    const kind: PackedVehicles['kinds'][number] = [make, model, year, imageAt];
    packed.rows.push(id, indexOf(kinds, packed.kinds, JSON.stringify(kind), kind));
  }
  return packed;
}

/** The vehicles again, in the same order. */
export function unpackVehicles({ images, kinds, rows }: PackedVehicles): Vehicle[] {
  const vehicles: Vehicle[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const kind = kinds[rows[at + 1] ?? -1];
    if (!kind) continue;
    const [make, model, year, image] = kind;
    vehicles.push({ id: rows[at] ?? 0, make, model, year, image: images[image] ?? null });
  }
  return vehicles;
}

function indexOf<T>(known: Map<string, number>, list: T[], key: string, value: T): number {
  const at = known.get(key);
  if (at !== undefined) return at;
  known.set(key, list.length);
  list.push(value);
  return list.length - 1;
}
