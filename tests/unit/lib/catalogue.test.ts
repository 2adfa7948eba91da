/** @jest-environment node */

import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { featuredModels } from '@/content/catalogue/featured-models';
import { featuredModelsOf, modelDrawing } from '@/lib/catalogue/featured-models';
import {
  carTitle,
  findMake,
  guessMake,
  type Make,
  makeInPath,
  makes,
  normalizedMakeName,
} from '@/lib/catalogue/makes';
import {
  bodyStyleOf,
  type CarTraits,
  catalogueCar,
  modelAnchor,
  modelsOf,
  otherModelsOf,
  traitsOf,
} from '@/lib/catalogue/models';
import { distinctModels } from '@/lib/catalogue/spelling';

const NBSP = '\u00a0';
const spellings = (text: string) => [
  text,
  text.toUpperCase(),
  `${NBSP}${text}  `,
  text.replace(' ', `${NBSP} `),
  text.replace(' ', ''),
  text.replace(' ', '-'),
];

const eachMake = it.each(makes.map((make) => [make.name, make] as const));

describe('a make', () => {
  eachMake(
    'is found by its name, slug and aliases in any case and spacing: %s',
    (name, { slug, aliases }) => {
      for (const text of [name, slug, ...aliases].flatMap(spellings)) {
        expect([text, findMake(text)?.slug]).toEqual([text, slug]);
        expect([guessMake(text), normalizedMakeName(text)]).toEqual([name, name]);
      }
    },
  );

  it.each(['', 'toyo', '__proto__'])('is not found by "%s"', (text) => {
    expect(findMake(text)).toBeNull();
  });

  it('is listed by its name, wherever it stands in the catalogue', () => {
    expect(makes.map(({ name }) => name)).toEqual(makes.map(({ name }) => name).sort());
  });
});

it.each([
  ['toyo', 'Toyota'],
  ['le', 'Lexus'],
  ['Lexus of Freehold', 'Lexus'],
  // Rather an exact name or alias than a part of another name.
  ['ram', 'Ram'],
  ['rover', 'Land Rover'],
  // Nothing matches. One letter is a part of too many names.
  ['Tesla', 'Tesla'],
  ['t', 't'],
  [` ${NBSP} `, ''],
])('the make that a visitor meant by "%s" is "%s"', (text, name) => {
  expect(guessMake(text)).toBe(name);
});

describe('the make of an inventory row', () => {
  it.each([
    ['POLESTAR', 'Polestar'],
    [`rolls-royce${NBSP}`, 'Rolls-Royce'],
    ['école motors', 'École Motors'],
    // Not guessed from a part of its name.
    ['toyo', 'Toyo'],
  ])('is title-cased when unknown: "%s" is %s', (text, name) => {
    expect(normalizedMakeName(text)).toBe(name);
  });

  it.each([
    ['Mercedes-Benz of Freehold', 'Mercedes-Benz'],
    [`Land Rover${NBSP}Englewood`, 'Land Rover'],
    ['Mercedes Benz AMG', 'Mercedes-Benz'],
    // A word that only begins as a make does.
    ['Fordson Super Major', 'Fordson Super Major'],
  ])('is the make that it begins with, if that is in the catalogue: "%s" is %s', (text, name) => {
    expect(normalizedMakeName(text)).toBe(name);
  });
});

describe('the models of a make', () => {
  eachMake('have a body style each: %s', (name) => {
    const styles = modelsOf(name).map((model) => bodyStyleOf(name, model));
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(bodyStyles).toContain(style);
  });

  it('have one drawing each: that of their card, or one of their body style', () => {
    for (const make of makes)
      for (const { model, image } of featuredModelsOf(make))
        expect(modelDrawing(make.name, model)).toBe(image);
    expect(modelDrawing('Zeppelin', 'Camry')).toBeNull();
    expect(modelDrawing('Ram', '1500 Big Horn 5.7')).toBeNull();
    for (const free of otherModelsOf(findMake('Toyota') as Make, ['Camry', 'RAV4'])) {
      const drawings = paints.map(
        (paint) => `/vehicles/${bodyStyleOf('Toyota', free)}-${paint}.svg`,
      );
      expect(drawings).toContain(modelDrawing('toyota', free));
    }
  });

  it.each([
    ['3 Series', '3-series'],
    ['e-tron GT', 'e-tron-gt'],
    ['Prius / C-HR', 'prius-c-hr'],
  ])('have an address on the page of their make: %s', (model, anchor) => {
    expect(modelAnchor({ model })).toBe(anchor);
  });

  it('are found by an alias of the make, sorted by name whatever their body style', () => {
    expect(modelsOf('toyata')).toEqual(['4Runner', 'Camry', 'Grand Highlander', 'RAV4']);
    expect(modelsOf('Toravia')).toEqual(['Wayfarer', 'Wayfarer GT']);
    expect(modelsOf('Audi')).toEqual(['A4', 'Q5', 'e-tron GT']);
  });

  it.each(['', 'toString'])('are none for "%s"', (name) => {
    expect(modelsOf(name)).toEqual([]);
  });

  it.each([
    ['toyata', 'rav 4', { make: 'Toyota', model: 'RAV4' }],
    ['toyota', '  grand   highlander ', { make: 'Toyota', model: 'Grand Highlander' }],
    ['vw', 'TIGUAN', { make: 'Volkswagen', model: 'Tiguan' }],
    ['Toyota', 'jane@visitor.example', { make: 'Toyota' }],
    ['jane@visitor.example', 'RAV4', {}],
  ])('that a visitor writes as "%s" and "%s" are in the catalogue as %j', (make, model, known) => {
    expect(catalogueCar({ make, model })).toEqual(known);
  });

  it.each(['constructor', 'Zeppelin'])('have no body style for "%s"', (model) => {
    expect([bodyStyleOf('Toyota', model), bodyStyleOf(model, 'RAV4')]).toEqual([null, null]);
  });
});

it.each<[string, string, CarTraits]>([
  ['Kia', 'EV9', { bodyStyle: 'large-suv', carKinds: ['suv', 'three-rows', 'electric'] }],
  ['Infiniti', 'QX60', { bodyStyle: 'midsize-suv', carKinds: ['suv', 'three-rows'] }],
  ['Audi', 'e-tron GT', { bodyStyle: 'sports-car', carKinds: ['electric'] }],
  ['Ram', '1500', { bodyStyle: 'pickup', carKinds: ['pickup'] }],
  // The longest name that the text begins with, at the end of a word.
  ['Toravia', 'Wayfarer GT 2.0', { bodyStyle: 'coupe', carKinds: [] }],
  ['Toravia', 'Wayfarer Sport', { bodyStyle: 'sedan', carKinds: ['sedan'] }],
  // In the spelling of a dealer.
  ['Toyota', 'RAV 4 XLE', { bodyStyle: 'compact-suv', carKinds: ['suv'] }],
  ['Honda', 'CRV', { bodyStyle: 'compact-suv', carKinds: ['suv'] }],
  ['Ford', 'F150 Lariat', { bodyStyle: 'pickup', carKinds: ['pickup'] }],
  ['Audi', 'E Tron\u00a0GT RS', { bodyStyle: 'sports-car', carKinds: ['electric'] }],
  ['Toravia', 'wayfarer-gt 2.0', { bodyStyle: 'coupe', carKinds: [] }],
  ['BMW', 'X30', { bodyStyle: null, carKinds: [] }],
  ['BMW', 'X 30', { bodyStyle: null, carKinds: [] }],
  ['Kia', 'EV9000', { bodyStyle: null, carKinds: [] }],
  ['Zeppelin', 'EV9', { bodyStyle: null, carKinds: [] }],
])('the traits of %s and %s are %j', (make, model, traits) => {
  expect(traitsOf(make, model)).toEqual(traits);
});

describe('the page of a make', () => {
  eachMake('has each of its models once: %s', (name, make) => {
    const shown = distinctModels(featuredModelsOf(make));
    const all = [...shown, ...otherModelsOf(make, shown)];
    expect(all.sort()).toEqual(modelsOf(name).toSorted());
  });

  it('takes two spellings of a model for one', () => {
    const shown = distinctModels([{ model: 'EV 9' }, { model: 'Carnival' }, { model: 'EV9' }]);
    expect(shown).toEqual(['EV 9', 'Carnival']);
    expect(otherModelsOf(findMake('Kia') as Make, shown)).toEqual(['Telluride']);
  });

  it('has cards of the model year, unless a card says another one, drawn and named after their make', () => {
    expect(featuredModelsOf(findMake('mercedes') as Make)).toEqual([
      {
        id: 1,
        make: 'Mercedes-Benz',
        model: 'C-Class',
        year: 2031,
        bodyStyle: 'sedan',
        image: '/vehicles/sedan-ink.svg',
        features: featuredModels.mercedes?.[0]?.features,
        source: 'Mercedes Official',
      },
      expect.objectContaining({ id: 2, year: 2030, image: '/vehicles/compact-suv-ink.svg' }),
    ]);
    expect(featuredModelsOf(findMake('BMW') as Make)).toMatchObject([{ id: 3 }]);
    expect(featuredModelsOf(findMake('Volvo') as Make)).toEqual([]);
  });

  it('names its vehicles by its year and its short name', () => {
    const make: Make = {
      name: 'Mercedes-Benz',
      slug: 'mercedes',
      brandName: 'Mercedes',
      aliases: [],
    };
    const { brandName: _, ...withoutShortName } = make;
    const names = [make, withoutShortName].map((it) =>
      carTitle(it, { model: 'C-Class', year: 2031 }),
    );
    expect(names).toEqual(['2031 Mercedes C-Class', '2031 Mercedes-Benz C-Class']);
  });
});

it.each([
  ['bmw', 'bmw'],
  ['%62mw', 'bmw'],
  ['land+rover', 'land-rover'],
  ['MERCEDES_BENZ', 'mercedes'],
  ...['', '%', '%E0%A4%A', '..%2f', 'toyot', 'bmw%2F'].map((unknown) => [unknown, undefined]),
])('the path /inventory/%s is that of the make %p', (segment, slug) => {
  expect(makeInPath(segment ?? '')?.slug).toBe(slug);
});
