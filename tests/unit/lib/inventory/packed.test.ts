/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { packVehicles, unpackVehicles } from '@/lib/inventory/packed';
import type { Vehicle } from '@/lib/inventory/row';

const vehicle: fc.Arbitrary<Vehicle> = fc.record({
  id: fc.integer({ min: 1 }),
  make: fc.constantFrom('BMW', 'Kia', ''),
  model: fc.string({ maxLength: 5 }),
  year: fc.integer({ min: 1900, max: 2100 }),
  image: fc.option(fc.constantFrom('/a.svg', 'https://photos.example/b.jpg')),
});

describe('the packed inventory', () => {
  it('unpacks to the same vehicles in the same order', () => {
    fc.assert(
      fc.property(fc.array(vehicle), (vehicles) => {
        const received = JSON.parse(JSON.stringify(packVehicles(vehicles)));
        expect(unpackVehicles(received)).toEqual(vehicles);
      }),
    );
  });

  it('keeps equal rows apart', () => {
    const equal = { make: 'Kia', model: 'EV9', year: 2025, image: null };
    const packed = packVehicles([
      { id: 1, ...equal },
      { id: 2, ...equal },
    ]);
    expect(unpackVehicles(packed).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('stays small for 5,000 rows', () => {
    const vehicles = Array.from({ length: 5_000 }, (_, at) => ({
      id: at + 1,
      make: `Make ${at % 29}`,
      model: `Model ${at % 300}`,
      year: 2025,
      image: `https://photos.example/${at % 300}.jpg`,
    }));
    expect(gzipSync(JSON.stringify(packVehicles(vehicles))).length).toBeLessThan(60 * 1024);
  });
});
