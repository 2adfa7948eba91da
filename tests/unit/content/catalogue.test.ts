import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bodyStyleLabels, bodyStyles, paints } from '@/content/catalogue/body-styles';
import { type BrandModelContent, brandModels } from '@/content/catalogue/brand-models';
import { type MakeContent, makes as makeList } from '@/content/catalogue/makes';
import { models as modelsByMake } from '@/content/catalogue/models';

// Widened on purpose: the tests ask what the data says, not what its literal types already promise.
const makes: readonly MakeContent[] = makeList;
const models: Record<string, Record<string, string>> = modelsByMake;
const cards: readonly BrandModelContent[] = brandModels;

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const sorted = (values: readonly string[]) => [...values].sort((a, b) => a.localeCompare(b, 'en'));
// Letters and digits only, so that an alias cannot differ from a name by case, spacing or a hyphen alone.
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const makesInSpec = [
  'Acura',
  'Alfa Romeo',
  'Audi',
  'BMW',
  'Buick',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Dodge',
  'Ford',
  'Genesis',
  'GMC',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Jeep',
  'Kia',
  'Land Rover',
  'Lexus',
  'Lincoln',
  'Mazda',
  'Mercedes-Benz',
  'Nissan',
  'Porsche',
  'Ram',
  'Subaru',
  'Toyota',
  'Volkswagen',
];

const aliasesInSpec = [
  ['mercedes', 'Mercedes-Benz'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['alfa', 'Alfa Romeo'],
  ['range rover', 'Land Rover'],
  ['land rover', 'Land Rover'],
  ['rover', 'Land Rover'],
  ['bmw', 'BMW'],
] as const;

const toyotaInSpec = [
  '4Runner',
  'Camry',
  'Crown',
  'Grand Highlander',
  'Highlander',
  'Prius',
  'RAV4',
  'Sequoia',
  'Sienna',
  'Tacoma',
  'Tundra',
  'Venza',
  'bZ4X',
];

const brandPagesInSpec = [
  ['Mercedes', ['C-Class', 'E-Class', 'GLC', 'S-Class', 'GLE']],
  ['BMW', ['3 Series', 'X3', '5 Series', 'X5', 'M3']],
  ['Audi', ['A4', 'Q5', 'A6', 'Q7', 'e-tron GT']],
  ['Toyota', ['Camry', 'RAV4', 'Highlander', 'Prius', '4Runner']],
  ['Honda', ['Accord', 'CR-V', 'Pilot', 'Civic', 'HR-V']],
  ['Ford', ['F-150', 'Explorer', 'Mustang', 'Escape', 'Bronco']],
  ['Chevrolet', ['Malibu', 'Equinox', 'Tahoe', 'Camaro', 'Silverado']],
  ['Jeep', ['Wrangler', 'Grand Cherokee', 'Compass', 'Cherokee', 'Gladiator']],
] as const;

const brandNameOf = (slug: string) => {
  const make = makes.find((candidate) => candidate.slug === slug);
  return make?.brandName ?? make?.name;
};

describe('the makes', () => {
  it('are the 28 of the spec and Volvo, in alphabetical order', () => {
    const names = makes.map((make) => make.name);
    expect(names).toEqual([...makesInSpec, 'Volvo']);
    expect(names).toEqual(sorted(names));
  });

  it('have a slug of their own, in lower case with hyphens', () => {
    const slugs = makes.map((make) => make.slug);
    expect(repeated(slugs)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('write their aliases in lower case, with single spaces and no hyphens', () => {
    for (const alias of makes.flatMap((make) => make.aliases)) expect(alias).toMatch(/^[a-z]+( [a-z]+)*$/);
  });

  it('share no alias', () => {
    expect(repeated(makes.flatMap((make) => make.aliases))).toEqual([]);
  });

  it('have no alias that is the name or the slug of another make', () => {
    for (const make of makes) {
      const others = makes.filter((other) => other !== make).flatMap((other) => [other.name, other.slug]);
      const taken = others.map(bare);
      expect(make.aliases.filter((alias) => taken.includes(bare(alias)))).toEqual([]);
    }
  });

  it.each(aliasesInSpec)('answer to "%s" as %s', (typed, name) => {
    const found = makes.filter((make) => make.name.toLowerCase() === typed || make.aliases.includes(typed));
    expect(found.map((make) => make.name)).toEqual([name]);
  });
});

describe('the models', () => {
  it('are listed for every make and for no other', () => {
    expect(sorted(Object.keys(models))).toEqual(sorted(makes.map((make) => make.slug)));
  });

  it('are two or more for every make', () => {
    for (const [slug, list] of Object.entries(models)) {
      expect({ slug, enough: Object.keys(list).length >= 2 }).toEqual({ slug, enough: true });
    }
  });

  it('are for Toyota exactly those of the spec, in its order', () => {
    expect(Object.keys(models.toyota ?? {})).toEqual(toyotaInSpec);
  });

  it('stand in alphabetical order for every other make, whole numbers first', () => {
    for (const [slug, list] of Object.entries(models)) {
      if (slug === 'toyota') continue;
      const names = Object.keys(list);
      const numbers = names.filter((name) => /^\d+$/.test(name));
      const rest = names.filter((name) => !numbers.includes(name));
      expect(names).toEqual([...sorted(numbers), ...sorted(rest)]);
    }
  });

  it('have a body style that is drawn and that has a label', () => {
    expect(sorted(Object.keys(bodyStyleLabels))).toEqual(sorted(bodyStyles));
    const used = new Set(Object.values(models).flatMap((list) => Object.values(list)));
    expect(sorted([...used])).toEqual(sorted(bodyStyles));
  });
});

describe('the vehicle drawings', () => {
  const files = bodyStyles.flatMap((style) => paints.map((paint) => `${style}-${paint}.svg`));

  it.each(files)('include %s', (file) => {
    expect(existsSync(join(process.cwd(), 'public/vehicles', file))).toBe(true);
  });
});

describe('the brand pages', () => {
  it('carry the ids 1 to 40 in order', () => {
    expect(cards.map((card) => card.id)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('are the 8 brands of the spec with its 5 models each, in its order', () => {
    const expected = brandPagesInSpec.flatMap(([brand, list]) => list.map((model) => `${brand} ${model}`));
    expect(cards.map((card) => `${brandNameOf(card.makeSlug)} ${card.model}`)).toEqual(expected);
  });

  it.each(cards)('give $makeSlug $model two short facts, the year 2025 and its own source', (card) => {
    expect(card.year).toBe(2025);
    expect(card.source).toBe(`${brandNameOf(card.makeSlug)} Official`);
    expect(card.features).toHaveLength(2);
    expect(card.features[0]).not.toBe(card.features[1]);
    for (const feature of card.features) {
      const words = feature.split(' ').length;
      expect(words).toBeGreaterThanOrEqual(3);
      expect(words).toBeLessThanOrEqual(6);
      expect(feature).not.toMatch(/[$!]|\b(best|most|lowest|cheapest)\b/i);
    }
  });

  it.each(cards)('show $makeSlug $model in a drawing of its body style', (card) => {
    const style = models[card.makeSlug]?.[card.model];
    expect(style).toBeDefined();
    expect(paints.map((paint) => `/vehicles/${style}-${paint}.svg`)).toContain(card.image);
    expect(existsSync(join(process.cwd(), 'public', card.image))).toBe(true);
  });

  it('never put the same paint on two neighbors', () => {
    const paintOf = (card: BrandModelContent) => card.image.match(/-([a-z]+)\.svg$/)?.[1];
    const alike = cards.filter((card, i) => {
      const before = cards[i - 1];
      return before?.makeSlug === card.makeSlug && paintOf(before) === paintOf(card);
    });
    expect(alike).toEqual([]);
  });
});
