import { render, screen, within } from '@testing-library/react';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { VehicleImage } from '@/components/inventory/vehicle-image';

const vehicle = {
  id: 7,
  make: 'Land Rover',
  model: 'Defender',
  year: 2025,
  image: 'https://photos.example/a.jpg',
};

function card(change: Partial<typeof vehicle> | { image: null } = {}) {
  render(
    <ul>
      <VehicleCard index={9} callHref="tel:+12015550199" vehicle={{ ...vehicle, ...change }} />
    </ul>,
  );
  return within(screen.getByRole('article'));
}

describe("a vehicle's card", () => {
  it('shows make, model, year and Call for pricing', () => {
    const inside = card();
    for (const text of ['Land Rover', 'Defender', '2025', 'Call for pricing'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('heading', { name: 'Defender' })).toBeVisible();
  });

  it('has a phone link', () => {
    const call = card().getByRole('link', { name: 'Call Now for Price: 2025 Land Rover Defender' });
    expect(call).toHaveTextContent('Call Now for Price');
    expect(call).toHaveAttribute('href', 'tel:+12015550199');
  });

  it('links to the apply page with make, model and 12000 miles', () => {
    const apply = card().getByRole('link', { name: 'Apply Now: 2025 Land Rover Defender' });
    expect(apply).toHaveTextContent('Apply Now');
    expect(apply).toHaveAttribute('href', '/apply?make=Land+Rover&model=Defender&mileage=12000');
  });

  it('reports conversions, as do its two buttons', () => {
    card();
    expect(screen.getByRole('article')).toHaveAttribute('data-conversion');
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-conversion');
  });

  it('shows its image, lazily loaded, with a placeholder in case it fails', () => {
    const image = card().getByRole('img', { name: '2025 Land Rover Defender' });
    expect(image).toHaveAttribute('src', 'https://photos.example/a.jpg');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('data-fallback', '/vehicles/broken-image.svg');
    expect(image).toHaveAttribute('width');
    expect(image).toHaveAttribute('height');
  });

  it('shows No Image when there is none', () => {
    const inside = card({ image: null });
    expect(inside.getByText('No Image')).toBeVisible();
    expect(inside.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('the first image loads eagerly, with high priority', () => {
  render(<VehicleImage alt="A car" image="/vehicles/sedan-ink.svg" index={0} />);
  const image = screen.getByRole('img', { name: 'A car' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
