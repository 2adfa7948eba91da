/** @jest-environment node */
import { inventoryHref, inventoryOfBrandHref, quoteHref } from '@/lib/site/routes';

describe('the routes', () => {
  it.each([
    [{ make: null, model: null }, '/inventory'],
    [{ make: 'Kia', model: null }, '/inventory?make=Kia'],
    [{ make: 'Kia', model: 'EV9' }, '/inventory?make=Kia&model=EV9'],
    [{ make: 'Alfa Romeo', model: null, page: 1 }, '/inventory?make=Alfa+Romeo'],
    [{ make: null, model: null, page: 3 }, '/inventory?page=3'],
    [{ make: 'A&B', model: '#1?', page: 2 }, '/inventory?make=A%26B&model=%231%3F&page=2'],
  ])('of the inventory with the filter %j: %s', (filter, href) => {
    expect(inventoryHref(filter)).toBe(href);
  });

  it('of the inventory of a brand', () => {
    expect(inventoryOfBrandHref('Land Rover')).toBe('/inventory?brand=Land+Rover');
  });

  it.each([
    [{}, '/#get-quote'],
    [{ make: 'Land Rover', mileage: '7000' }, '/?make=Land+Rover&mileage=7000#get-quote'],
  ])('of the quote form that starts with %j: %s', (query, href) => {
    expect(quoteHref(new URLSearchParams(query))).toBe(href);
  });
});
