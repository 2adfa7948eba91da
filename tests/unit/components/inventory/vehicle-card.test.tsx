import { fireEvent, render, screen, within } from '@testing-library/react';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { vehicle } from './vehicle';

const NAME = '2032 Land Rover Defender';

function card(index: number, image: string | null = vehicle.image) {
  render(<VehicleCard phone="(201) 555-0199" index={index} vehicle={{ ...vehicle, image }} />);
  return within(screen.getByRole('article'));
}

describe("a vehicle's card", () => {
  it('shows make, model, year, Call for pricing and a lazy image, and links to a call and the application', () => {
    const inside = card(9);
    for (const text of ['Land Rover', '2032', 'Call for pricing'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('heading', { name: 'Defender' })).toBeVisible();
    const image = inside.getByRole('img', { name: NAME });
    expect(image).toHaveAttribute('src', vehicle.image);
    expect(image).toHaveAttribute('loading', 'lazy');
    const hrefOf = (name: string) => inside.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(`Call Now for Price: ${NAME}`)).toBe('tel:+12015550199');
    expect(hrefOf(`Apply Now: ${NAME}`)).toBe(
      '/apply?make=Land+Rover&model=Defender&year=2032&mileage=12000',
    );
  });

  it('loads the first image eagerly, has a placeholder for one that fails, and says where there is none', () => {
    const image = card(0).getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/vehicles/off-road-suv-sand.svg');
    document.body.replaceChildren();
    const inside = card(9, null);
    expect(inside.getByText('No Image')).toBeVisible();
    expect(inside.getByRole('presentation')).toHaveAttribute(
      'src',
      '/vehicles/off-road-suv-sand.svg',
    );
  });
});
