/** @jest-environment node */
import { applyStateFromQuery, type SelectedState } from '@/lib/quote/apply-state';
import { mileageFor, mileageLabel, mileageOptions, parseMileage } from '@/lib/quote/mileage';
import { emptySelection, INCOMPLETE_MESSAGE, isComplete, prefillFromQuery } from '@/lib/quote/selection';
import { DEFAULT_MILEAGE } from '@/lib/site/constants';
import { applyHref } from '@/lib/site/routes';

const stateOf = (query: string) =>
  applyStateFromQuery(Object.fromEntries(new URLSearchParams(query)), 'https://site.example');
const preselection = (query: string) => {
  const state = stateOf(query);
  return state.name === 'selected' ? state.vehicle : null;
};

describe('the state of the apply page', () => {
  const initial = { name: 'initial', incomplete: false, changing: false, offer: '' };
  it.each([
    ['', initial],
    ['make=&model=EV6&mileage=5000', { ...initial, incomplete: true }],
    ['make=Kia&model=+&mileage=5000', { ...initial, incomplete: true }],
    ['make=Kia&mileage=', { ...initial, incomplete: true }],
    ['make=Kia&model=EV6&change=1', { ...initial, changing: true, selection: { model: 'EV6' } }],
    ['make=Kia&model=EV6&models=Honda&offer=x', { ...initial, offer: 'x', selection: { model: '' } }],
    ['make=Kia&model=EV6&models=Kia', { name: 'selected' }],
  ])('at ?%s is %j', (query, state) => {
    expect(stateOf(query)).toMatchObject(state);
  });

  it.each([
    ['', '', '2031'],
    ['&interested_vehicle=2032+EV6', '', '2032'],
    ['&interested_vehicle=2032', '', '2031'],
    ['&interested_vehicle=A+2032+EV6', '', '2031'],
    ['&offer=x', '&offer=x', '2031'],
  ])('with a vehicle has its hidden fields and the way back: %s', (added, kept, year) => {
    const interest = new URLSearchParams(added).get('interested_vehicle');
    const { hidden, changeHref } = stateOf(`make=Kia&model=EV6${added}`) as SelectedState;
    expect(changeHref).toBe(`/apply?make=Kia&model=EV6&year=2031&mileage=12000${kept}&change=1`);
    const vehicle = { make: 'Kia', model: 'EV6', trim: '', year, mileage: '12000' };
    expect(hidden).toEqual({ ...vehicle, ...(interest && { interested_vehicle: interest }) });
  });
});

describe('the quote form prefilled from a URL', () => {
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
  ])('for ?%s', (query, expected) => {
    const { make, model, mileage } = prefillFromQuery(new URLSearchParams(query));
    expect([make, model, mileage]).toEqual(expected);
  });
});

describe('the vehicle that the apply page starts with', () => {
  it.each(['', 'make=Toyota', 'make=Toyota&mileage=12000', 'make=&model=Camry', 'make=Toyota&model=%20'])(
    'is none for ?%s, because both make and model are required',
    (query) => {
      expect(preselection(query)).toBeNull();
    },
  );

  it('is make and model with 12000 miles when the mileage is left out; the year is not read', () => {
    const civic = { make: 'Honda', model: 'Civic', mileage: '12000' };
    expect(preselection('make=Honda&model=Civic&year=1999')).toEqual(civic);
  });

  it('is what the links to the apply page carry', () => {
    const giulia = { make: 'Alfa Romeo', model: 'Giulia', mileage: '7000' };
    expect(preselection(applyHref(giulia).replace(/.*\?/, ''))).toEqual(giulia);
  });
});

describe('a selection', () => {
  it.each([
    [{ make: 'Kia', model: 'EV9', mileage: '5000' }, true],
    [{ make: '', model: 'EV9', mileage: '5000' }, false],
    [{ make: 'Kia', model: '', mileage: '5000' }, false],
    [{ make: 'Kia', model: 'EV9', mileage: '' }, false],
    [emptySelection, false],
  ])('%p is complete: %p', (selection, complete) => {
    expect(isComplete(selection)).toBe(complete);
  });

  it('that is incomplete has the promised message', () => {
    expect(INCOMPLETE_MESSAGE).toBe('Please select make, model, and mileage');
  });
});

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

  it.each([null, undefined, '', '9000', '-5000', '12,000 miles', '1e4', '12000.0'])(
    'in a URL as %p is the default',
    (text) => {
      expect(parseMileage(text)).toBe('12000');
    },
  );

  it('has no other label for a value that is not an option', () => {
    expect(mileageLabel('9000')).toBe('9000');
  });
});
