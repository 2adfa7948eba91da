/** @jest-environment node */

import fc from 'fast-check';
import { normalizeMake } from '@/lib/catalogue/makes';
import { cleanText } from '@/lib/format/clean-text';
import { NO_FILTER } from '@/lib/inventory/filter';
import { readUrlFilter, resolveFilter } from '@/lib/inventory/query';
import { type Inventory, parseRows } from '@/lib/inventory/row';
import { inventoryHref } from '@/lib/site/routes';

const queryOf = (text: string) => readUrlFilter(Object.fromEntries(new URLSearchParams(text)));

describe('the filter in a URL', () => {
  it.each([
    ['', null, null],
    ['make=toyota&model=camry', 'Toyota', 'camry'],
    ['brand=vw', 'Volkswagen', null],
    ['make=kia&brand=vw', 'Kia', null],
    ['make=all&brand=vw', 'Volkswagen', null],
    ['make=kia&model=all', 'Kia', null],
    // The form without JavaScript, after All makes.
    ['make=all&model=Camry', null, null],
    ['model=Camry', null, 'Camry'],
    ['make=tesla&model=+Model++3+', 'Tesla', 'Model 3'],
    ['Make=kia&MODEL=EV9', 'Kia', 'EV9'],
  ])('?%s is the make %p and the model %p', (query, make, model) => {
    expect(queryOf(query).filter).toEqual({ make, model, need: null });
  });

  it.each([
    ['need=three-rows', 'three-rows'],
    ['need=THREE-ROWS', null],
    ['need=rows', null],
    ['', null],
  ])('?%s is the need %p', (query, need) => {
    expect(queryOf(query).filter).toEqual({ make: null, model: null, need });
  });

  it('is read as it was written, including the page', () => {
    const make = fc.string({ minLength: 1 }).map((text) => normalizeMake(text.replaceAll('%', '')));
    // Escapes that are left in a link are undone.
    const model = fc
      .string({ unit: 'grapheme' })
      .map((text) => cleanText(text.replaceAll('%', ''), 80));
    const isName = (text: string) => text !== '' && text.toLowerCase() !== 'all';
    fc.assert(
      fc.property(make, model, fc.integer({ min: 1, max: 500 }), (makeName, modelName, page) => {
        fc.pre(isName(makeName));
        const filter = {
          make: makeName,
          model: isName(modelName) ? modelName : null,
          need: 'suv',
        };
        const [, query = ''] = inventoryHref({ ...filter, page }).split('?');
        expect(queryOf(query)).toEqual({ filter, page });
      }),
    );
  });

  it.each([
    [{ page: '3' }, 3],
    [{ page: '0' }, 1],
    [{ page: '99999999999999999999' }, 1],
    [{ page: ['4', '5'] }, 4],
    [{ page: undefined }, 1],
  ])('has the page of %j as page %i', (record, page) => {
    expect(readUrlFilter(record).page).toBe(page);
  });
});

const rows = [
  ['Ram', 'ProMaster 2500 136'],
  ['Honda', 'CR-V EX-L *LOADED!*'],
  ['Kia', 'Rover'],
  ['BMW', 'X3'],
  ['Genesis', 'X3'],
  ['Toyota', '1500'],
  ['Lucid Motors!', 'Air'],
  ['Ford', 'F150'],
  ['Ford', 'F-150'],
].map(([brand, model], index) => ({ id: index, brand, model, year: 2031 }));
const { vehicles } = parseRows(rows);
const inventory: Inventory = { vehicles, makes: vehicles.map(({ make }) => make) };

const requested = (text: string) => resolveFilter(queryOf(text), inventory);

describe('what the inventory page is asked for', () => {
  it.each([
    ['a model with numbers', 'Ram', 'ProMaster 2500 136'],
    ['a make with an exclamation', 'Lucid Motors!', 'Air'],
    ['a model that nobody has', 'Honda', 'Pilot Elite'],
  ])('is %s', (_, make, model) => {
    const query = String(new URLSearchParams({ make, model }));
    expect(requested(query).filter).toEqual({ make, model, need: null });
  });

  it.each([
    ['of a row', 'make=toyota&model=15-00', 'Toyota', '1500'],
    ['of the newest of its rows', 'make=ford&model=f+150', 'Ford', 'F150'],
    ['of the catalogue', 'make=TOYOTA&model=Rav+4', 'Toyota', 'RAV4'],
    ['of a row, for a model alone', 'model=promaster+2500+136', 'Ram', 'ProMaster 2500 136'],
    ['of the catalogue, for a model alone', 'MODEL=rav4', 'Toyota', 'RAV4'],
  ])('has the model in the spelling %s', (_, query, make, model) => {
    expect(requested(query).filter).toEqual({ make, model, need: null });
  });

  it.each([
    ['a model of two makes of the inventory', 'model=X3', null],
    ['a model that nobody has', 'model=Zagato', null],
  ])('is nothing of %s', (_, query, make) => {
    expect(requested(query).filter).toEqual({ ...NO_FILTER, make });
  });

  it.each([
    ['the inventory has once', 'CR-V EX-L *LOADED!*', 'Honda'],
    ['the catalogue has once', 'RAV4', 'Toyota'],
    // Of Ram in the catalogue.
    ['the inventory has of another make than the catalogue', '1500', 'Toyota'],
  ])('is the make of a model alone that %s', (_, model, make) => {
    const query = String(new URLSearchParams({ model, need: 'suv' }));
    expect(requested(query).filter).toEqual({ make, model, need: 'suv' });
  });

  it.each([
    ['', {}],
    ['make=bmw', { make: 'BMW' }],
    ['make=bmw&model=x3', { make: 'BMW', model: 'X3' }],
    ['make=bmw&model=call+732-555-0100', { make: 'BMW' }],
    ['make=call+732-555-0100&model=X3', {}],
  ])('of ?%s is named in our own words as the catalogue has it: %j', (query, knownCar) => {
    expect(requested(query).knownCar).toEqual(knownCar);
  });
});
