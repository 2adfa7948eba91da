import { render, screen, within } from '@testing-library/react';
import { BrandNotFound } from '@/components/brands/brand-not-found';
import { BrandPage } from '@/components/brands/brand-page';
import { brandModelsOf } from '@/lib/catalogue/brands';
import { brandName, type Make, makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

const withModels = makes.filter((make) => brandModelsOf(make).length > 0);
const withoutModels = makes.filter((make) => brandModelsOf(make).length === 0);
const named = (list: readonly Make[]) => list.map((make) => [brandName(make), make] as const);

describe('a brand page with models', () => {
  it.each(named(withModels))('%s has its heading, the line with the count and five cards', (brand, make) => {
    render(<BrandPage make={make}>{null}</BrandPage>);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${brand} Models`);
    expect(screen.getByText(`2025 ${brand} Models Available: 5 models`)).toBeInTheDocument();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(5);
    brandModelsOf(make).forEach((model, at) => {
      const card = within(cards[at] as HTMLElement);
      const vehicle = `2025 ${brand} ${model.model}`;
      expect(card.getByRole('heading', { name: vehicle })).toBeInTheDocument();
      expect(card.getByRole('img', { name: vehicle })).toHaveAttribute('data-fallback');
      expect(card.getByText('2025')).toBeInTheDocument();
      expect(card.getByText(model.source)).toBeInTheDocument();
      expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...model.features]);
      expect(card.getByText('Call Now for Price')).toHaveAttribute('href', telHref(business.phone));
      const apply = card.getByText('Apply Now');
      expect(apply).toHaveAttribute('data-apply-title', `Apply for ${vehicle}`);
      expect(apply).toHaveAttribute('data-apply-vehicle', vehicle);
      expect(apply).toHaveAttribute('data-conversion', 'apply');
    });
  });
});

describe('a brand page without models', () => {
  it.each(named(withoutModels))('%s shows the empty state with both buttons', (brand, make) => {
    render(<BrandPage make={make}>{null}</BrandPage>);
    expect(screen.getByText(`No current 2025 inventory for ${brand}`)).toBeInTheDocument();
    expect(
      screen.getByText("Call us or Apply Now and we'll notify you when it's available."),
    ).toBeInTheDocument();
    expect(screen.getByText('Call Now')).toHaveAttribute('href', telHref(business.phone));
    expect(screen.getByText('Apply Now')).toHaveAttribute(
      'data-apply-title',
      `Get Notified - 2025 ${brand} Models`,
    );
    expect(screen.getByText('Apply Now')).toHaveAttribute('data-apply-vehicle', `2025 ${brand} (any model)`);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText(/Models Available/)).toBeNull();
  });
});

it('an unknown brand is told so and gets a way back', () => {
  render(<BrandNotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brand Not Found');
  expect(screen.getByText('The requested brand could not be found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', '/inventory');
});
