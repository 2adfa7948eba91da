import { brandModels } from '@/content/catalogue/brand-models';
import { brandModelsOf, otherModelsOf, vehicleName } from '@/lib/catalogue/brand-pages';
import { type Make, makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';

it.each(makes.map((make) => [make.name, make] as const))(
  'the models on the brand page of %s and its other models are all its models, each once',
  (name, make) => {
    const onPage = brandModelsOf(make).map((card): string => card.model);
    expect([...onPage, ...otherModelsOf(make)].sort()).toEqual([...modelsOf(name)].sort());
  },
);

it('every model card is on the page of one make', () => {
  const shown = makes.flatMap((make) => brandModelsOf(make).map((card) => card.id));
  expect(shown.toSorted()).toEqual(brandModels.map((card) => card.id).toSorted());
});

it('a vehicle is named by its year and the short name of its make', () => {
  const make: Make = { name: 'Mercedes-Benz', slug: 'mercedes', brandName: 'Mercedes', aliases: [] };
  expect(vehicleName(make, { model: 'C-Class', year: 2025 })).toBe('2025 Mercedes C-Class');
  const { brandName: _, ...withoutShortName } = make;
  expect(vehicleName(withoutShortName, { model: 'C-Class', year: 2025 })).toBe('2025 Mercedes-Benz C-Class');
});
