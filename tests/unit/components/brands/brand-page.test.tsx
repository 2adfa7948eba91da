import { render, screen, within } from '@testing-library/react';
import { BrandPage } from '@/components/brands/brand-page';
import { modelYear } from '@/content/model-year';
import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { findMake, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { telHref } from '@/lib/format/contact-href';
import type { Vehicle } from '@/lib/inventory/row';
import { sections } from '@/lib/site/routes';

process.env.LEAD_FORM_ORIGIN = 'https://forms.example';

const { available, intro, inventoryLink, noModels } = pageTexts().brand;
const { drawings } = pageTexts().shared;
const year = modelYear;

const lexus = (id: number, model: string, others: Partial<Vehicle> = {}): Vehicle => ({
  id,
  make: 'Lexus',
  model,
  year,
  image: `https://photos.example/${id}.jpg`,
  carKinds: [],
  bodyStyle: null,
  ...others,
});

const open = (name: string, vehicles: Vehicle[] | null) =>
  render(<BrandPage make={findMake(name) as Make} vehicles={vehicles} />).container;
const inventory = (brand: string) =>
  screen.queryByRole('link', { name: fillVariables(inventoryLink, { brand }) });
const says = (text: string) => screen.queryByText(fillVariables(text, { brand: 'Lexus' }));

describe('the page of a make with featured models', () => {
  it('has a card for each of its models, whatever the inventory says', () => {
    const container = open('BMW', null);
    expect(container.querySelector('use[href="/makes.svg#bmw"]')).not.toBeNull();
    const card = screen.getByRole('article');
    const parts = ['2031', 'BMW Official', '2031 BMW 3 Series', 'Standard all-wheel drive'];
    for (const part of parts) expect(card).toHaveTextContent(part);
    expect(
      screen.getByText(fillVariables(available, { brand: 'BMW', count: '1 model' })),
    ).toBeVisible();
    const [model] = featuredModelsOf(findMake('BMW') as Make);
    for (const feature of model?.features ?? []) expect(card).toHaveTextContent(feature);
    expect(within(card).getByRole('img')).toHaveAttribute('src', model?.image);
    expect(inventory('BMW')).toHaveAttribute('href', '/inventory?brand=BMW');
    const sampleQuote = screen.getByRole('link', { name: pageTexts().forms.sampleQuote.link });
    expect(sampleQuote).toHaveAttribute('href', sections.sampleQuote);
  });
});

it('the question about a make asks by its short name, and leads on with its full name', () => {
  open('Mercedes-Benz', null);
  const link = screen.getByRole('link', { name: 'Ask us which Mercedes fits' });
  expect(link).toHaveAttribute('href', '/apply?make=Mercedes-Benz#car-kind');
});

describe('the page of another make', () => {
  it('has a card for each of its cars, which Apply Now is about', () => {
    open('Lexus', [lexus(1, 'RX'), lexus(2, 'ES', { year: 2024 })]);
    expect(says(intro)).toBeVisible();
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('img')).toHaveAttribute(
      'src',
      'https://photos.example/1.jpg',
    );
    expect(second).toHaveTextContent('20242024 Lexus ES');
    const links = within(second as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      ['Call Now for Price: 2024 Lexus ES', telHref(business().phone)],
      ['Apply Now: 2024 Lexus ES', '/apply?make=Lexus&model=ES&year=2024&mileage=12000'],
    ]);
    expect(inventory('Lexus')).toBeVisible();
    expect(says(noModels.heading)).toBeNull();
  });

  it('counts the models of the model year, and an ad can lead to the first car of each', () => {
    open('Lexus', [
      lexus(1, 'RX'),
      lexus(2, 'RX'),
      lexus(3, 'ES'),
      lexus(4, 'NX', { year: year - 1 }),
    ]);
    expect(
      screen.getByText(fillVariables(available, { brand: 'Lexus', count: '2 models' })),
    ).toBeVisible();
    const ids = screen.getAllByRole('article').map((card) => card.parentElement?.id);
    expect(ids).toEqual(['rx', '', 'es', 'nx']);
  });

  it('says what drawings are only where there are some, and “No Image” for a car without one', () => {
    open('Lexus', [lexus(1, 'RX'), lexus(2, 'ES', { image: null })]);
    expect(screen.queryByText(drawings)).toBeNull();
    expect(screen.getByText('No Image')).toBeVisible();
    open('Lexus', [lexus(3, 'RX', { image: '/vehicles/sedan-ink.svg' })]);
    expect(screen.getByText(drawings)).toBeVisible();
  });

  it('without cars says so, and leads to no list of none', () => {
    open('Lexus', []);
    expect(says(intro)).toBeVisible();
    expect(says(noModels.heading)).toBeVisible();
    expect(says(noModels.text)).toBeVisible();
    expect(inventory('Lexus')).toBeNull();
    expect(screen.getByRole('link', { name: 'Call Now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  });

  it('whose cars aren’t known says nothing about them, and leads to the inventory', () => {
    open('Lexus', null);
    expect(says(noModels.heading)).toBeNull();
    for (const text of [noModels.unavailable.heading, noModels.unavailable.text])
      expect(says(text)).toBeVisible();
    expect(inventory('Lexus')).toBeVisible();
  });
});
