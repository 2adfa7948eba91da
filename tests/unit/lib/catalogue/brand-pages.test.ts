import fc from 'fast-check';
import { brandModels } from '@/content/catalogue/brand-models';
import {
  brandModelsOf,
  makeOfSlug,
  otherModelsOf,
  resolveBrandPath,
  vehicleName,
} from '@/lib/catalogue/brand-pages';
import { type Make, makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';

describe('a path below /inventory', () => {
  it.each(makes.map((make) => [make.slug]))('is a page for the slug %s', (slug) => {
    expect(resolveBrandPath(slug)).toEqual({ kind: 'page' });
    expect(makeOfSlug(slug)?.slug).toBe(slug);
  });

  it.each(makes.flatMap((make) => [make.name, ...make.aliases].map((text) => [text, make.slug])))(
    'redirects from "%s" to %s, in any case and encoding',
    (text, slug) => {
      for (const spelling of [
        text,
        text.toUpperCase(),
        text.replaceAll(' ', '-'),
        text.replaceAll(' ', '_'),
      ]) {
        const given = encodeURIComponent(spelling);
        expect(resolveBrandPath(given)).toEqual(
          given === slug ? { kind: 'page' } : { kind: 'redirect', slug },
        );
      }
    },
  );

  it.each([
    ['land+rover', 'land-rover'],
    ['Alfa%C2%A0Romeo', 'alfa-romeo'],
    ['%62mw', 'bmw'],
    ['-bmw-', 'bmw'],
  ])('redirects from %s to %s', (given, slug) => {
    expect(resolveBrandPath(given)).toEqual({ kind: 'redirect', slug });
  });

  it.each([
    [''],
    ['%'],
    ['%00'],
    ['%E0%A4%A'],
    ['..%2f'],
    ['%3Cscript%3E'],
    ['__proto__'],
    ['constructor'],
    ['toyot'],
    ['bmw.html'],
    ['bmw%2F'],
    [`${'%20'.repeat(60)}bmw`],
  ])('is unknown for %j', (given) => {
    expect(resolveBrandPath(given)).toEqual({ kind: 'unknown' });
  });

  it('never throws and redirects only to the page of a make', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = resolveBrandPath(text);
        if (path.kind === 'redirect') expect(makeOfSlug(path.slug)).not.toBeNull();
      }),
    );
  });
});

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
