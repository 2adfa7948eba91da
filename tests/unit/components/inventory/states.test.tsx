import { render, screen, within } from '@testing-library/react';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { InventoryResult } from '@/components/inventory/inventory-page';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { detailsOf } from '@/lib/analytics/events';
import { inventoryQuery } from '@/lib/inventory/filter';

jest.mock('@/components/inventory/inventory-browser.island', () => ({ InventoryBrowser: () => null }));

const vehicle = {
  id: 7,
  make: 'Land Rover',
  model: 'Defender',
  year: 2031,
  image: 'https://photos.example/a.jpg',
};

function card(index: number, image: string | null = vehicle.image) {
  render(<VehicleCard callHref="tel:+12015550199" index={index} vehicle={{ ...vehicle, image }} />);
  return within(screen.getByRole('article'));
}

describe("a vehicle's card", () => {
  it('shows make, model, year, Call for pricing and a lazy image, and links to a call and the application', () => {
    const inside = card(9);
    for (const text of ['Land Rover', '2031', 'Call for pricing'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('heading', { name: 'Defender' })).toBeVisible();
    const image = inside.getByRole('img', { name: '2031 Land Rover Defender' });
    expect(image).toHaveAttribute('src', vehicle.image);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(
      inside.getByRole('link', { name: 'Call Now for Price: 2031 Land Rover Defender' }),
    ).toHaveAttribute('href', 'tel:+12015550199');
    expect(inside.getByRole('link', { name: 'Apply Now: 2031 Land Rover Defender' })).toHaveAttribute(
      'href',
      '/apply?make=Land+Rover&model=Defender&year=2031&mileage=12000',
    );
  });

  it('of another model year has its own year in the links, and its name for the apply page', () => {
    render(<VehicleCard callHref="tel:+12015550199" index={9} vehicle={{ ...vehicle, year: 2032 }} />);
    expect(screen.getByRole('link', { name: 'Apply Now: 2032 Land Rover Defender' })).toHaveAttribute(
      'href',
      '/apply?make=Land+Rover&model=Defender&year=2032&mileage=12000&interested_vehicle=2032+Land+Rover+Defender',
    );
  });

  it('loads the first image eagerly, has a placeholder for one that fails, and says where there is none', () => {
    const image = card(0).getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('data-fallback', '/vehicles/broken-image.svg');
    document.body.replaceChildren();
    expect(card(9, null).getByText('No Image')).toBeVisible();
  });

  it('counts its links and a click elsewhere on it, with its vehicle', () => {
    const heading = card(9).getByRole('heading');
    expect(heading.closest('[data-conversion]')).toHaveAttribute('data-conversion', 'inventory_card');
    const place = { place: 'card', make: 'Land Rover', model: 'Defender' };
    for (const link of screen.getAllByRole('link')) expect(detailsOf(link)).toEqual(place);
    const events = screen.getAllByRole('link').map((link) => link.dataset.conversion);
    expect(events).toEqual(['call', 'apply_click']);
  });
});

it('the debug page has an empty state', () => {
  render(<InventoryDebug result={{ status: 'loaded', table: 'inventory_2031', rows: [] }} />);
  expect(screen.getByText('Showing 0 items from inventory_2031 table')).toBeInTheDocument();
  expect(screen.getByText('No inventory items found')).toBeInTheDocument();
});

it('a list with cars of two model years says so, a list of the model year alone says nothing', async () => {
  const listed = async (...years: number[]) => {
    const vehicles = years.map((year, id) => ({ ...vehicle, id, year }));
    const result = Promise.resolve({ status: 'loaded' as const, inventory: { vehicles, makes: [] } });
    const { container } = render(await InventoryResult({ result, query: inventoryQuery({}) }));
    return container.querySelector('p')?.textContent;
  };
  expect(await listed(2031, 2031)).toBeUndefined();
  expect(await listed(2032, 2031)).toBe('Model years in this list: 2031 and 2032.');
});
