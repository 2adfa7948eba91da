import { render, screen, within } from '@testing-library/react';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { VehicleCard } from '@/components/inventory/vehicle-card';

const vehicle = {
  id: 7,
  make: 'Land Rover',
  model: 'Defender',
  year: 2025,
  image: 'https://photos.example/a.jpg',
};

function card(index: number, image: string | null = vehicle.image) {
  render(<VehicleCard callHref="tel:+12015550199" index={index} vehicle={{ ...vehicle, image }} />);
  return within(screen.getByRole('article'));
}

describe("a vehicle's card", () => {
  it('shows make, model, year, Call for pricing and a lazy image, and links to a call and the application', () => {
    const inside = card(9);
    for (const text of ['Land Rover', '2025', 'Call for pricing'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('heading', { name: 'Defender' })).toBeVisible();
    const image = inside.getByRole('img', { name: '2025 Land Rover Defender' });
    expect(image).toHaveAttribute('src', vehicle.image);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(
      inside.getByRole('link', { name: 'Call Now for Price: 2025 Land Rover Defender' }),
    ).toHaveAttribute('href', 'tel:+12015550199');
    expect(inside.getByRole('link', { name: 'Apply Now: 2025 Land Rover Defender' })).toHaveAttribute(
      'href',
      '/apply?make=Land+Rover&model=Defender&year=2025&mileage=12000',
    );
  });

  it('loads its image eagerly and with high priority when it is the first one', () => {
    const image = card(0).getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });
});

it('the debug page has an empty state', () => {
  render(<InventoryDebug result={{ status: 'loaded', table: 'inventory_2025', rows: [] }} />);
  expect(screen.getByText('Showing 0 items from inventory_2025 table')).toBeInTheDocument();
  expect(screen.getByText('No inventory items found')).toBeInTheDocument();
});
