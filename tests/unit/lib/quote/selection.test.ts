/** @jest-environment node */
import fc from 'fast-check';
import {
  emptySelection,
  INCOMPLETE_MESSAGE,
  isComplete,
  prefillFromQuery,
  preselectionFromQuery,
} from '@/lib/quote/selection';
import { applyHref } from '@/lib/site/routes';

const prefill = (query: string) => prefillFromQuery(new URLSearchParams(query));
const preselection = (query: string) => preselectionFromQuery(new URLSearchParams(query));

describe('the quote form prefilled from a URL', () => {
  it('is empty without parameters', () => {
    expect(prefill('')).toEqual(emptySelection);
    expect(prefill('utm_source=ad')).toEqual(emptySelection);
  });

  it.each([
    ['make=Toyota', { make: 'Toyota', model: '', mileage: '12000' }],
    ['model=Camry', { make: '', model: 'Camry', mileage: '12000' }],
    ['year=2025', { make: '', model: '', mileage: '12000' }],
    ['mileage=7000', { make: '', model: '', mileage: '7000' }],
    ['mileage=7500', { make: '', model: '', mileage: '7000' }],
    ['make=toyota&model=rav4&mileage=15000&year=2024', { make: 'Toyota', model: 'RAV4', mileage: '15000' }],
    ['make=vw&model=atlas', { make: 'Volkswagen', model: 'Atlas', mileage: '12000' }],
    ['make=mercedes%20benz', { make: 'Mercedes-Benz', model: '', mileage: '12000' }],
    ['make=Range+Rover', { make: 'Land Rover', model: '', mileage: '12000' }],
    ['make=chev', { make: 'Chevrolet', model: '', mileage: '12000' }],
    ['make=Tesla&model=Model+3', { make: 'Tesla', model: 'Model 3', mileage: '12000' }],
    ['brand=Kia', { make: 'Kia', model: '', mileage: '12000' }],
    ['make=Kia&mileage=nonsense', { make: 'Kia', model: '', mileage: '12000' }],
  ])('for ?%s', (query, expected) => {
    expect(prefill(query)).toEqual(expected);
  });

  it('has single-line texts, whatever the query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), fc.string(), (query, make, model) => {
        const params = new URLSearchParams(query);
        params.set('make', make);
        params.set('model', model);
        const selection = prefillFromQuery(params);
        for (const text of Object.values(selection)) {
          expect(text).toBe(text.trim());
          expect([...text].length).toBeLessThanOrEqual(80);
        }
      }),
    );
  });
});

describe('the vehicle that the apply page starts with', () => {
  it.each([
    '',
    'make=Toyota',
    'model=Camry',
    'make=Toyota&mileage=12000',
    'make=&model=Camry',
    'make=Toyota&model=%20',
  ])('is none for ?%s, because both make and model are required', (query) => {
    expect(preselection(query)).toBeNull();
  });

  it('is make and model with 12000 miles when the mileage is left out', () => {
    expect(preselection('make=Honda&model=Civic')).toEqual({
      make: 'Honda',
      model: 'Civic',
      mileage: '12000',
    });
  });

  it('does not read the year', () => {
    expect(preselection('make=Honda&model=Civic&year=1999')).toEqual(preselection('make=Honda&model=Civic'));
  });

  it('is what the links to the apply page carry', () => {
    const href = applyHref({ make: 'Alfa Romeo', model: 'Giulia', mileage: '7000' });
    expect(preselection(href.slice(href.indexOf('?')))).toEqual({
      make: 'Alfa Romeo',
      model: 'Giulia',
      mileage: '7000',
    });
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
