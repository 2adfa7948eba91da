import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FilteredInventory } from '@/components/inventory/filtered-inventory.island';
import { traitsOf } from '@/lib/catalogue/models';
import { readInventoryUrl } from '@/lib/inventory/filter';
import { resolveFilter } from '@/lib/inventory/resolve-filter';
import type { Vehicle } from '@/lib/inventory/row';
import { viewOf } from '@/lib/inventory/view';
import { vehicle } from './vehicle';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('a card says that there are three rows where the catalogue knows it', () => {
  open('', [vehicle, { ...vehicle, id: 8, carKinds: ['suv', 'three-rows'] }]);
  expect(screen.getAllByText('Three rows', { selector: 'p' })).toHaveLength(1);
});

it.each([
  ['a photo and no image', null, 0],
  ['a photo and a drawing', '/vehicles/sedan-ink.svg', 1],
])('a list with %s says what a drawing is, if it has one', (_, image, notes) => {
  open('', [vehicle, { ...vehicle, id: 8, image }]);
  expect(screen.queryAllByText('Drawings show the body style.')).toHaveLength(notes);
});

const fiveVehicles = ['Toyota Camry', 'Toyota RAV4', 'BMW X3', 'BMW X3', 'BMW 3 Series'].map(
  (name, index): Vehicle => {
    const [make = '', ...model] = name.split(' ');
    const traits = traitsOf(make, model.join(' '));
    return { id: index + 1, make, model: model.join(' '), year: 2031, image: null, ...traits };
  },
);

function browser(vehicles: Vehicle[], search: string) {
  const { filter, page } = readInventoryUrl(Object.fromEntries(new URLSearchParams(search)));
  const makes = [...new Set(vehicles.map(({ make }) => make))].sort();
  return (
    <FilteredInventory
      allVehicles={vehicles}
      askWhichCar={null}
      phone="(201) 555-0199"
      drawingsText="Drawings show the body style."
      emptyText="We can find it."
      makes={makes}
      portrait={null}
      serverView={viewOf(vehicles, resolveFilter(filter, { vehicles, makes }), page)}
    >
      Other cars
    </FilteredInventory>
  );
}
function open(search = '', vehicles = fiveVehicles) {
  window.history.replaceState(null, '', `/inventory${search}`);
  return render(browser(vehicles, search));
}
const make = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Make' });
const model = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
const cards = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const clear = () => screen.queryByRole('link', { name: 'Clear Filters' });
const url = () => window.location.pathname + window.location.search;
const pushed = () => window.dataLayer?.at(-1);

describe('choosing a filter', () => {
  it('shows the vehicles of a make, then of a model, and updates the URL without a history entry', async () => {
    open('?brand=Toyota');
    const entries = window.history.length;
    await userEvent.selectOptions(make(), 'BMW');
    expect(url()).toBe('/inventory?make=BMW');
    expect(cards()).toEqual(['X3', 'X3', '3 Series']);
    expect([...model().options].map(({ text }) => text)).toEqual(['All models', '3 Series', 'X3']);
    expect(screen.getByRole('status')).toHaveTextContent('3 vehicles');
    await userEvent.selectOptions(model(), '3 Series');
    expect(url()).toBe('/inventory?make=BMW&model=3+Series');
    expect(cards()).toEqual(['3 Series']);
    expect(screen.getByRole('status')).toHaveTextContent('1 vehicle');
    await userEvent.selectOptions(make(), 'Toyota');
    expect(url()).toBe('/inventory?make=Toyota');
    expect(model()).toHaveValue('all');
    await userEvent.selectOptions(make(), 'all');
    expect(url()).toBe('/inventory');
    expect(model()).toBeDisabled();
    expect(window.history.length).toBe(entries);
  });

  it('ignores unknown parameters of the URL: none becomes the name of a form field', () => {
    const shadowing = ['elements', 'nextSibling', 'firstChild', 'nodeType', 'nodeName', 'submit'];
    open(`?make=BMW&car_kind=sedan&${shadowing.map((name) => `${name}=1`).join('&')}`);
    const names = [...document.querySelectorAll('[name]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(new Set(names)).toEqual(new Set(['make', 'model', 'car_kind']));
  });
});

it.each([
  ['a make', 'filter-make', 'Toyota', { make: 'Toyota', model: 'all' }, ['Camry', 'RAV4']],
  ['a model', 'filter-model', '3 Series', { make: 'BMW', model: '3 Series' }, ['3 Series']],
])('a choice made before React has started of %s is applied', (_, id, value, expected, names) => {
  window.history.replaceState(null, '', '/inventory?make=BMW');
  const page = browser(fiveVehicles, '?make=BMW');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  (document.getElementById(id) as HTMLSelectElement).value = value;
  render(page, { container, hydrate: true });
  expect({ make: make().value, model: model().value }).toEqual(expected);
  expect(cards()).toEqual(names);
  expect(pushed()).toMatchObject({ event: 'filter', make: expected.make });
  expect(url()).toBe(
    `/inventory?${new URLSearchParams(Object.entries(expected).filter(([, it]) => it !== 'all'))}`,
  );
});

it('the event of a filter has the make and model of a vehicle, never a text of the URL', async () => {
  const noVehicle = 'jane@visitor.example';
  open(`?make=BMW&model=${noVehicle}`);
  await userEvent.selectOptions(model(), 'X3');
  expect(pushed()).toMatchObject({ event: 'filter', place: 'filters', make: 'BMW', model: 'X3' });
  // As a browser restores an earlier choice.
  model().append(new Option(noVehicle, noVehicle));
  fireEvent.change(model(), { target: { value: noVehicle } });
  expect(pushed()).toMatchObject({ make: 'BMW', model: undefined });
  make().append(new Option(noVehicle, noVehicle));
  fireEvent.change(make(), { target: { value: noVehicle } });
  expect(pushed()).toMatchObject({ make: undefined, model: undefined });
});

describe('a kind of car', () => {
  const kinds = () => within(screen.getByRole('navigation', { name: 'Kinds of cars' }));
  const kind = (name: RegExp | string) => kinds().getByRole('link', { name });

  const texts = (role: string) =>
    kinds()
      .getAllByRole(role)
      .map(({ textContent }) => textContent);

  it('is a link where a vehicle of the model fits it, keeps the model, and is kept by the filters', async () => {
    open('?make=BMW&model=3+Series&utm_source=ad');
    expect(texts('listitem')).toEqual(['SUV', 'Three rows', 'Sedan', 'Pickup', 'Electric']);
    expect(texts('link')).toEqual(['Sedan']);
    const href = '/inventory?make=BMW&model=3+Series&car_kind=sedan';
    expect(kind('Sedan')).toHaveAttribute('href', href);
    const entries = window.history.length;
    await userEvent.click(kind('Sedan'));
    expect(kind(/^Sedan/)).toHaveAttribute('aria-current', 'true');
    expect(kind(/^Sedan/)).toHaveFocus();
    expect(url()).toBe(`${href}&utm_source=ad`);
    expect(pushed()).toMatchObject({
      event: 'filter',
      place: 'filters',
      make: 'BMW',
      model: '3 Series',
      car_kind: 'sedan',
    });
    await userEvent.selectOptions(make(), 'Toyota');
    expect(url()).toBe('/inventory?make=Toyota&car_kind=sedan&utm_source=ad');
    expect(cards()).toEqual(['Camry']);
    expect(kind('Sedan Clear')).toHaveAttribute('href', '/inventory?make=Toyota');
    expect(new FormData(make().form as HTMLFormElement).get('car_kind')).toBe('sedan');
    await userEvent.click(clear() as HTMLElement);
    expect(pushed()).toMatchObject({ event: 'filter', car_kind: undefined });
    expect(url()).toBe('/inventory?utm_source=ad');
    expect(cards()).toHaveLength(5);
    expect(window.history.length).toBe(entries);
  });

  it('that is opened in another tab changes nothing here', () => {
    open();
    // Without this, jsdom complains that it can't open one.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(kind('SUV'), { ctrlKey: true });
    expect(url()).toBe('/inventory');
    expect(cards()).toHaveLength(5);
  });

  it('in the URL can be cleared, also without a make, and then keeps the focus', async () => {
    open('?car_kind=pickup');
    // Once: the empty list has it.
    expect(clear()).toBeVisible();
    await userEvent.click(kind('Pickup Clear'));
    expect(document.activeElement).toHaveTextContent(/^Pickup$/);
    expect(document.activeElement).not.toHaveAttribute('href');
  });
});

describe('no vehicle', () => {
  const ask = () => screen.getByRole('link', { name: /^Ask for / });
  it.each([
    [
      '?make=bmw&model=X5&car_kind=suv',
      'a BMW X5',
      '/apply?make=BMW&model=X5&year=2031&mileage=12000',
    ],
    ['?make=audi', 'an Audi', '/apply?make=Audi'],
    ['?make=audi&car_kind=electric', 'an electric Audi', '/apply?make=Audi&car_kind=electric'],
    ['?car_kind=pickup', 'a pickup', '/apply?car_kind=pickup'],
    [
      '?make=Zeppelin&model=Z1',
      'a Zeppelin Z1',
      '/apply?make=Zeppelin&model=Z1&year=2031&mileage=12000',
    ],
  ])('at %s can be asked for as %s', (search, car, href) => {
    open(search);
    expect(screen.getByText('No vehicles found for the selected filters')).toBeVisible();
    expect(ask()).toHaveTextContent(`Ask for ${car}`);
    expect(ask()).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+12015550199',
    );
  });

  it('without filters has nothing to clear', () => {
    open('', []);
    expect(ask()).toHaveTextContent('Ask for another car');
    expect(ask()).toHaveAttribute('href', '/apply');
    expect(clear()).not.toBeInTheDocument();
    expect(screen.queryByText('Other cars')).toBeNull();
  });
});
