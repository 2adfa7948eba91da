/** @jest-environment node */
import { findNeed } from '@/lib/catalogue/needs';
import { applyHref, applyHrefWith } from '@/lib/quote/apply-href';
import { applyStateFromQuery, type SelectedState } from '@/lib/quote/apply-state';
import {
  DEFAULT_MILEAGE,
  mileageFor,
  mileageLabel,
  mileageOptions,
  parseMileage,
} from '@/lib/quote/mileage-options';
import {
  emptySelection,
  INCOMPLETE_MESSAGE,
  isComplete,
  prefillFromQuery,
} from '@/lib/quote/selection';

it.each([
  ['utm_source=ad', ['', '', '']],
  ['make=Toyota', ['Toyota', '', '12000']],
  ['model=+Model%20%203', ['', 'Model 3', '12000']],
  ['year=2031', ['', '', '12000']],
  ['mileage=7500', ['', '', '7000']],
  ['make=toyota&model=rav4&mileage=15000&year=2024', ['Toyota', 'RAV4', '15000']],
  ['make=vw&model=atlas', ['Volkswagen', 'Atlas', '12000']],
  ['make=Range+Rover', ['Land Rover', '', '12000']],
  ['make=Tesla&model=Model+3', ['Tesla', 'Model 3', '12000']],
  ['brand=Kia', ['Kia', '', '12000']],
  ['make=Kia&mileage=nonsense', ['Kia', '', '12000']],
])('the quote form prefilled from a URL for ?%s', (query, expected) => {
  const { make, model, mileage } = prefillFromQuery(new URLSearchParams(query));
  expect([make, model, mileage]).toEqual(expected);
});

it.each([
  [{ make: 'Kia', model: 'EV9', mileage: '5000' }, true],
  [{ make: '', model: 'EV9', mileage: '5000' }, false],
  [{ make: 'Kia', model: '', mileage: '5000' }, false],
  [{ make: 'Kia', model: 'EV9', mileage: '' }, false],
  [emptySelection, false],
])(
  'the selection %p is complete: %p; the message otherwise is the promised one',
  (selection, complete) => {
    expect(isComplete(selection)).toBe(complete);
    expect(INCOMPLETE_MESSAGE).toBe('Please select make, model, and mileage');
  },
);

describe('annual mileage', () => {
  /** "7,500" is stored as 7000 on purpose. */
  const table = [
    ['5,000', '5000'],
    ['7,500', '7000'],
    ['10,000', '10000'],
    ['12,000', '12000'],
    ['15,000', '15000'],
  ] as const;

  it('has the five promised options in order, of which 12000 is the default', () => {
    expect(mileageOptions.map(({ label, value }) => [label, value])).toEqual(table);
    expect(DEFAULT_MILEAGE).toBe('12000');
  });

  it.each([
    [4000, '5000'],
    [7500, '7000'],
    [7501, '10000'],
    [40_000, '15000'],
  ])('of %s miles is the smallest option that covers them, or the largest: %s', (miles, value) => {
    expect(mileageFor(miles)).toBe(value);
  });

  it.each(table)('with the label %s is stored as %s', (label, value) => {
    expect(mileageLabel(value)).toBe(label);
    for (const text of [value, label, label.replace(',', ''), ` ${label} `])
      expect(parseMileage(text)).toBe(value);
  });

  const others = [null, undefined, '', '9000', '-5000', '12,000 miles', '1e4', '12000.0'];
  it.each(others)('in a URL as %p is the default, and its own label', (text) => {
    expect(parseMileage(text)).toBe('12000');
    expect(mileageLabel(`${text}`)).toBe(`${text}`);
  });
});

it.each([
  [
    { make: 'Land Rover', model: 'Defender' },
    'make=Land+Rover&model=Defender&year=2031&mileage=12000',
  ],
  [{ make: 'Kia', model: 'EV9', mileage: '7000' }, 'make=Kia&model=EV9&year=2031&mileage=7000'],
  [{ make: 'Acura' }, 'make=Acura&year=2031&mileage=12000'],
  [
    { make: 'BMW', model: 'X5', interestedVehicle: '2031 BMW X5' },
    'make=BMW&model=X5&year=2031&mileage=12000&interested_vehicle=2031+BMW+X5',
  ],
  [{ make: 'Kia', model: 'EV9', year: 2032 }, 'make=Kia&model=EV9&year=2032&mileage=12000'],
])(
  'the link to the apply page with %j has this year and 12000 miles unless given: %s',
  (vehicle, query) => {
    expect(applyHref(vehicle)).toBe(`/apply?${query}`);
  },
);

const stateOf = (query: string) =>
  applyStateFromQuery(Object.fromEntries(new URLSearchParams(query)), {
    siteUrl: 'https://site.example',
    guides: ['a-guide'],
  });
const preselection = (query: string) => {
  const state = stateOf(query);
  return state.name === 'selected' ? state.vehicle : null;
};

it.each([
  [{}, '/apply'],
  [{ need: 'suv', make: undefined, offer: '' }, '/apply?need=suv'],
])('the link to the apply page with the parameters %j is %s', (parameters, href) => {
  expect(applyHrefWith(parameters)).toBe(href);
});

describe('the state of the apply page', () => {
  const offer = String(
    new URLSearchParams({ offer: '/blog/a-guide?b-pay=300&x=1#compare-offers' }),
  );
  const link = '/blog/a-guide?b-pay=300#compare-offers';
  const initial = { name: 'initial', incomplete: false, changing: false, offer: '' };
  it.each([
    ['', initial],
    ['make=&model=EV6&mileage=5000', { ...initial, incomplete: true }],
    ['make=Kia&model=+&mileage=5000', { ...initial, incomplete: true }],
    ['make=Kia&mileage=', { ...initial, incomplete: true }],
    ['make=Kia&model=EV6&change=1', { ...initial, changing: true, selection: { model: 'EV6' } }],
    [
      `make=Kia&model=EV6&models=Honda&${offer}`,
      { ...initial, offer: link, selection: { model: '' } },
    ],
    ['make=Kia&offer=x', initial],
    [
      'make=Kia&model=EV6&models=Kia',
      { name: 'selected', isQuestion: false, wanted: 'a 2031 Kia EV6' },
    ],
    ['make=Toyota&model=%20', { name: 'initial' }],
    [
      'make=Honda&model=Civic&year=1999',
      { vehicle: { make: 'Honda', model: 'Civic', mileage: '12000' } },
    ],
  ])('at ?%s is %j', (query, state) => {
    expect(stateOf(query)).toMatchObject(state);
  });

  it.each([
    ['', '2031', ''],
    ['&interested_vehicle=2032+EV6', '2032', '2032 EV6'],
    // As the form has it after Change.
    ['&interested_vehicle=2032', '2032', '2032 Kia EV6'],
    ['&interested_vehicle=A+2032+EV6', '2031', 'A 2032 EV6'],
    ['&offer=x', '2031', ''],
  ])(
    'with a vehicle has its hidden fields, and Change keeps its year: %s',
    (added, year, interest) => {
      const { hiddenFields, href, changeHref } = stateOf(
        `make=Kia&model=EV6${added}`,
      ) as SelectedState;
      const vehicle = { make: 'Kia', model: 'EV6', trim: '', year, mileage: '12000' };
      expect(hiddenFields).toEqual({
        ...vehicle,
        ...(interest && { interested_vehicle: interest }),
      });
      const query = new URLSearchParams({ make: 'Kia', model: 'EV6', year, mileage: '12000' });
      if (interest) query.set('interested_vehicle', interest);
      expect(href).toBe(`/apply?${query}`);
      expect(changeHref).toBe(`${href}&change=1`);
      expect(stateOf(changeHref.replace(/.*\?/, ''))).toMatchObject({ name: 'initial', year });
    },
  );

  it('with the link of a tool has its numbers, and takes them along to the picker', () => {
    const { hiddenFields, changeHref, isQuestion } = stateOf(
      `make=Kia&model=EV6&${offer}`,
    ) as SelectedState;
    expect(isQuestion).toBe(true);
    expect(hiddenFields.offer).toMatch(/^Offer B: Monthly payment: \$300\n/);
    expect(new URLSearchParams(changeHref).get('offer')).toBe(link);
  });

  it.each([
    [
      'need=suv&people=7',
      'Any make',
      'SUV, up to 7 people',
      '12000',
      'a car that fits (SUV, up to 7 people)',
    ],
    [
      'need=any&people=any&mileage=7500',
      'Any make',
      'Any kind',
      '7000',
      'a car that fits (Any kind)',
    ],
    [
      'need=suv&credit=no-score-yet',
      'Any make',
      'SUV, credit: no score yet',
      '12000',
      'a car that fits (SUV, credit: no score yet)',
    ],
    [
      'need=electric&make=bimmer',
      'BMW',
      'Electric',
      '12000',
      'a car from BMW that fits (Electric)',
    ],
    [
      'need=sedan&people=9000&make=call+me&model=',
      'Any make',
      'Sedan',
      '12000',
      'a car that fits (Sedan)',
    ],
  ])('for ?%s is a vehicle that says so', (query, make, words, mileage, wanted) => {
    const { hiddenFields, ...state } = stateOf(
      `${query}&interested_vehicle=2032+x`,
    ) as SelectedState;
    const model = `Not sure yet: ${words}`;
    expect(hiddenFields).toEqual({ make, model, trim: '', year: '2031', mileage });
    const style = findNeed(/^need=(\w+)/.exec(query)?.[1] ?? '')?.style ?? 'sedan';
    const image = `/vehicles/${style}-ink.svg`;
    expect(state).toMatchObject({
      vehicle: { make, model, mileage },
      wanted,
      image,
      isQuestion: true,
    });
    expect(state.car).toEqual({ make: make === 'BMW' ? make : undefined, mileage });
  });

  it('after Change of a need has the same choices, and the numbers of a tool', () => {
    const { changeHref, href, hiddenFields } = stateOf(
      `need=suv&people=7&make=Kia&${offer}`,
    ) as SelectedState;
    expect(href).toBe('/apply?need=suv&people=7&make=Kia&mileage=12000');
    expect(hiddenFields.offer).toMatch(/^Offer B/);
    expect(changeHref.startsWith(`${href}&offer=`)).toBe(true);
    const [, query = '', anchor] = /\?(.*)#(.*)/.exec(changeHref) ?? [];
    expect(anchor).toBe('not-sure');
    const need = { need: 'suv', people: '7', make: 'Kia', mileage: '12000' };
    expect(stateOf(query)).toMatchObject({ ...initial, offer: link, need });
  });

  it.each([
    ['need=<b>&make=Kia', { make: 'Kia', mileage: '12000' }],
    ['make=call+me', { make: undefined }],
  ])(
    'at ?%s is the picker, and the form below it has only a make of the catalogue',
    (query, need) => {
      expect(stateOf(query)).toMatchObject({ ...initial, need });
    },
  );

  it('with make, model, and a need is that model', () => {
    expect(preselection('make=Kia&model=EV9&need=suv')).toMatchObject({
      make: 'Kia',
      model: 'EV9',
    });
  });

  it('shows and sends names of at most 80 characters that people can see', () => {
    const long = encodeURIComponent(`\u202E${'x'.repeat(90)}\u0007`);
    const { vehicle, hiddenFields } = stateOf(
      `make=${long}&model=${long}&interested_vehicle=${long}`,
    ) as SelectedState;
    const name = 'x'.repeat(80);
    expect(vehicle).toMatchObject({ make: name, model: name });
    expect(hiddenFields).toMatchObject({ make: name, model: name, interested_vehicle: name });
  });
});
