import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { InventoryResult } from '@/components/inventory/inventory-page';
import { VehicleCard, VehicleImage } from '@/components/inventory/vehicle-card';
import { replaceFailedImages } from '@/lib/browser/media';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';
import { inventoryQuery } from '@/lib/inventory/filter';

const vehicle = {
  id: 7,
  make: 'Land Rover',
  model: 'Defender',
  year: 2025,
  image: 'https://photos.example/a.jpg',
};

function card({ image = vehicle.image as string | null, index = 9 } = {}) {
  render(
    <ul>
      <VehicleCard callHref="tel:+12015550199" index={index} vehicle={{ ...vehicle, image }} />
    </ul>,
  );
  return within(screen.getByRole('article'));
}

describe("a vehicle's card", () => {
  it('shows make, model, year and Call for pricing', () => {
    const inside = card();
    for (const text of ['Land Rover', '2025', 'Call for pricing'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('heading', { name: 'Defender' })).toBeVisible();
  });

  it.each([
    ['Call Now for Price', 'tel:+12015550199'],
    ['Apply Now', '/apply?make=Land+Rover&model=Defender&year=2025&mileage=12000'],
  ])('has the link %s and reports a conversion', (label, href) => {
    const link = card().getByRole('link', { name: `${label}: 2025 Land Rover Defender` });
    expect(link).toHaveTextContent(label);
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('data-conversion');
    expect(screen.getByRole('article')).toHaveAttribute('data-conversion');
  });

  it('shows its image, lazily loaded, with a placeholder in case it fails', () => {
    const image = card().getByRole('img', { name: '2025 Land Rover Defender' });
    expect(image).toHaveAttribute('src', vehicle.image);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('data-fallback', '/vehicles/broken-image.svg');
  });

  it('loads its image eagerly and with high priority when it is the first one', () => {
    const image = card({ index: 0 }).getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('keeps the placeholder of an image that failed before React started', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const image = <VehicleImage alt="2025 Kia EV9" image={vehicle.image} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(image);
    replaceFailedImages(document);
    container.querySelector('img')?.dispatchEvent(new Event('error'));
    render(image, { container, hydrate: true });
    expect(screen.getByRole('img')).toHaveAttribute('src', '/vehicles/broken-image.svg');
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows No Image when there is none', () => {
    const inside = card({ image: null });
    expect(inside.getByText('No Image')).toBeVisible();
    expect(inside.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the debug page', () => {
  it('has an empty state', () => {
    render(<InventoryDebug result={{ status: 'loaded', table: 'inventory_2025', rows: [] }} />);
    expect(screen.getByText('Showing 0 items from inventory_2025 table')).toBeInTheDocument();
    expect(screen.getByText('No inventory items found')).toBeInTheDocument();
  });

  it('shows the message when the table cannot be read', () => {
    render(<InventoryDebug result={{ status: 'error', message: 'fetch failed' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
    expect(screen.queryByText('No inventory items found')).toBeNull();
  });
});

it('an inventory that cannot be read leads to the phone and to another try with the same query', async () => {
  const result = Promise.resolve({ status: 'error', message: 'fetch failed' } as const);
  const query = inventoryQuery({ make: 'kia', page: '2', utm_source: 'ad' });
  render(await InventoryResult({ result, query }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
  const call = screen.getByRole('link', { name: `Call ${business.phone}` });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/inventory?make=Kia&page=2&utm_source=ad',
  );
});
