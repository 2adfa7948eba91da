import { brandModelsOf, otherModelsOf, vehicleName } from '@/lib/catalogue/brands';
import { type Make, makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';

const makeNamed = (name: string) => makes.find((make) => make.name === name) as Make;

describe('the models of a brand page', () => {
  it('are five for eight makes, none for the other 21', () => {
    const counts = makes.map((make) => brandModelsOf(make).length);
    expect(counts.filter((count) => count === 5)).toHaveLength(8);
    expect(counts.filter((count) => count === 0)).toHaveLength(21);
  });

  it('stand in the order of the spec', () => {
    expect(brandModelsOf(makeNamed('BMW')).map((card) => card.model)).toEqual([
      '3 Series',
      'X3',
      '5 Series',
      'X5',
      'M3',
    ]);
  });

  it.each(makes.map((make) => [make.name, make] as const))(
    'of %s and its others are its line-up',
    (name, make) => {
      const shown = brandModelsOf(make).map((card): string => card.model);
      const others = otherModelsOf(make);
      expect(others).not.toEqual([]);
      expect([...shown, ...others].sort()).toEqual([...modelsOf(name)].sort());
    },
  );
});

it('a vehicle carries the year and the name its brand page uses', () => {
  expect(vehicleName(makeNamed('Mercedes-Benz'), { model: 'C-Class', year: 2025 })).toBe(
    '2025 Mercedes C-Class',
  );
  expect(vehicleName(makeNamed('BMW'), { model: 'X5', year: 2025 })).toBe('2025 BMW X5');
});
