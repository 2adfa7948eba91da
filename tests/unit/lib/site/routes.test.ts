/** @jest-environment node */
import { applyHref, inventoryHref, inventoryOfBrandHref, quoteHref } from '@/lib/site/routes';

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
    [{ make: 'Land Rover', model: 'Defender' }, 'make=Land+Rover&model=Defender&year=2031&mileage=12000'],
    [{ make: 'Kia', model: 'EV9', mileage: '7000' }, 'make=Kia&model=EV9&year=2031&mileage=7000'],
    [{ make: 'Acura' }, 'make=Acura&year=2031&mileage=12000'],
    [
      { make: 'BMW', model: 'X5', interestedVehicle: '2031 BMW X5' },
      'make=BMW&model=X5&year=2031&mileage=12000&interested_vehicle=2031+BMW+X5',
    ],
    [{ make: 'Kia', model: 'EV9', year: 2032 }, 'make=Kia&model=EV9&year=2032&mileage=12000'],
  ])('of the apply page with %j: the year is 2031 and the mileage 12000 unless given', (vehicle, query) => {
    expect(applyHref(vehicle)).toBe(`/apply?${query}`);
  });

  it.each([
    [{}, '/#get-quote'],
    [{ make: 'Land Rover', mileage: '7000' }, '/?make=Land+Rover&mileage=7000#get-quote'],
  ])('of the quote form that starts with %j: %s', (query, href) => {
    expect(quoteHref(new URLSearchParams(query))).toBe(href);
  });
});
