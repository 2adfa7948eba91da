import type { Vehicle } from './row';

/**
 * The inventory as it travels to the filter island, in columns: numbers as differences to the one before, repeated
 * vehicles, makes and pictures once. 5,000 rows, each with a picture of its own, stay below 150 kB of compressed
 * HTML.
 */
export type PackedVehicles = {
  makes: string[];
  images: string[];
  /** Each distinct vehicle: index into makes, model, year, index into images plus one (0: no image). */
  kinds: { make: number[]; model: string[]; year: number[]; image: number[] };
  /** Each row: its id and its index into kinds. */
  rows: { id: number[]; kind: number[] };
};

export function packVehicles(vehicles: readonly Vehicle[]): PackedVehicles {
  const makes = new Interner<string>();
  const images = new Interner<string>();
  const kinds = new Interner<[make: number, model: string, year: number, image: number]>();
  const kindOfRow = vehicles.map(({ make, model, year, image }) =>
    kinds.of([makes.of(make), model, year, image === null ? 0 : images.of(image) + 1]),
  );
  return {
    makes: makes.list,
    images: images.list,
    kinds: {
      make: kinds.list.map(([make]) => make),
      model: kinds.list.map(([, model]) => model),
      year: deltaEncode(kinds.list.map(([, , year]) => year)),
      image: deltaEncode(kinds.list.map(([, , , image]) => image)),
    },
    rows: { id: deltaEncode(vehicles.map(({ id }) => id)), kind: deltaEncode(kindOfRow) },
  };
}

/** The vehicles again, in the same order. */
export function unpackVehicles({ makes, images, kinds, rows }: PackedVehicles): Vehicle[] {
  const years = deltaDecode(kinds.year);
  const pictures = deltaDecode(kinds.image);
  const kindOfRow = deltaDecode(rows.kind);
  return deltaDecode(rows.id).map((id, row) => {
    const kind = kindOfRow[row] ?? 0;
    return {
      id,
      make: makes[kinds.make[kind] ?? 0] ?? '',
      model: kinds.model[kind] ?? '',
      year: years[kind] ?? 0,
      image: images[(pictures[kind] ?? 0) - 1] ?? null,
    };
  });
}

/** Distinct values in the order of their first coming. */
class Interner<T> {
  readonly list: T[] = [];
  readonly #known = new Map<string, number>();

  of(value: T): number {
    const key = JSON.stringify(value);
    const at = this.#known.get(key) ?? this.list.push(value) - 1;
    this.#known.set(key, at);
    return at;
  }
}

function deltaEncode(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

function deltaDecode(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
