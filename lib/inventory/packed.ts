import type { Vehicle } from './row';

/**
 * The inventory as it is sent to the filter island, in columns: numbers as the difference from the previous one, each
 * distinct vehicle, make and image once. 5,000 rows with an image each stay below 150 kB of compressed HTML.
 */
export type PackedVehicles = {
  makes: string[];
  images: string[];
  /** Each distinct vehicle: index into makes, model, year, index into images plus one (0: no image). */
  vehicles: { make: number[]; model: string[]; year: number[]; image: number[] };
  /** Each row: its id and its index into vehicles. */
  rows: { id: number[]; vehicle: number[] };
};

/** Packs the vehicles for `unpackVehicles`. */
export function packVehicles(vehicles: readonly Vehicle[]): PackedVehicles {
  const makes = new Interner<string>();
  const images = new Interner<string>();
  const distinct = new Interner<[make: number, model: string, year: number, image: number]>();
  const vehicleOfRow = vehicles.map(({ make, model, year, image }) =>
    distinct.indexOf([makes.indexOf(make), model, year, image === null ? 0 : images.indexOf(image) + 1]),
  );
  return {
    makes: makes.values,
    images: images.values,
    vehicles: {
      make: distinct.values.map(([make]) => make),
      model: distinct.values.map(([, model]) => model),
      year: deltaEncode(distinct.values.map(([, , year]) => year)),
      image: deltaEncode(distinct.values.map(([, , , image]) => image)),
    },
    rows: { id: deltaEncode(vehicles.map(({ id }) => id)), vehicle: deltaEncode(vehicleOfRow) },
  };
}

/** @returns the vehicles that were packed, in the same order */
export function unpackVehicles({ makes, images, vehicles, rows }: PackedVehicles): Vehicle[] {
  const years = deltaDecode(vehicles.year);
  const imageIndexes = deltaDecode(vehicles.image);
  const vehicleOfRow = deltaDecode(rows.vehicle);
  return deltaDecode(rows.id).map((id, row) => {
    const index = vehicleOfRow[row] ?? 0;
    return {
      id,
      make: makes[vehicles.make[index] ?? 0] ?? '',
      model: vehicles.model[index] ?? '',
      year: years[index] ?? 0,
      image: images[(imageIndexes[index] ?? 0) - 1] ?? null,
    };
  });
}

/** Gives each distinct value an index, in the order of first use. */
class Interner<T> {
  readonly values: T[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(value: T): number {
    const key = JSON.stringify(value);
    const index = this.#indexes.get(key) ?? this.values.push(value) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}

function deltaEncode(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function deltaDecode(deltas: readonly number[]): number[] {
  let sum = 0;
  return deltas.map((delta) => {
    sum += delta;
    return sum;
  });
}
