import { render, screen, within } from '@testing-library/react';
import { BrandNotFound } from '@/components/brands/brand-not-found';
import { BrandPage } from '@/components/brands/brand-page';
import { brandModelsOf, vehicleName } from '@/lib/catalogue/brands';
import { brandName, type Make, makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

it('a brand page with models has a heading, their number and a card for each', () => {
  const make = makes.find((candidate) => brandModelsOf(candidate).length > 0) as Make;
  const models = brandModelsOf(make);
  render(<BrandPage make={make}>{null}</BrandPage>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${brandName(make)} Models`);
  expect(
    screen.getByText(`2025 ${brandName(make)} Models Available: ${models.length} models`),
  ).toBeInTheDocument();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(models.length);
  models.forEach((model, index) => {
    const card = within(cards[index] as HTMLElement);
    const vehicle = vehicleName(make, model);
    expect(card.getByRole('heading', { name: vehicle })).toBeInTheDocument();
    expect(card.getByRole('img', { name: vehicle })).toHaveAttribute('data-fallback');
    expect(card.getByText(model.year)).toBeInTheDocument();
    expect(card.getByText(model.source)).toBeInTheDocument();
    const features = card.getAllByRole('listitem').map((item) => item.textContent);
    expect(features).toEqual(model.features.slice(0, 2));
    expect(card.getByText('Call Now for Price')).toHaveAttribute('href', telHref(business.phone));
    const apply = card.getByText('Apply Now');
    expect(apply).toHaveAttribute('data-apply-title', `Apply for ${vehicle}`);
    expect(apply).toHaveAttribute('data-apply-vehicle', vehicle);
    expect(apply).toHaveAttribute('data-conversion', 'apply');
  });
});

it('a brand page without models has an empty state with both buttons', () => {
  const make = makes.find((candidate) => brandModelsOf(candidate).length === 0) as Make;
  const brand = brandName(make);
  render(<BrandPage make={make}>{null}</BrandPage>);
  expect(screen.getByText(`No current 2025 inventory for ${brand}`)).toBeInTheDocument();
  expect(
    screen.getByText("Call us or Apply Now and we'll notify you when it's available."),
  ).toBeInTheDocument();
  expect(screen.getByText('Call Now')).toHaveAttribute('href', telHref(business.phone));
  const apply = screen.getByText('Apply Now');
  expect(apply).toHaveAttribute('data-apply-title', `Get Notified - 2025 ${brand} Models`);
  expect(apply).toHaveAttribute('data-apply-vehicle', `2025 ${brand} (any model)`);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText(/Models Available/)).toBeNull();
});

it('the page of an unknown brand links to the inventory', () => {
  render(<BrandNotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brand Not Found');
  expect(screen.getByText('The requested brand could not be found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', '/inventory');
});
