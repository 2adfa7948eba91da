import { render, screen } from '@testing-library/react';
import { SampleQuote } from '@/components/business/sample-quote';
import { ContactCard } from '@/components/home/contact-card';
import { Hero } from '@/components/home/hero';
import { StatsAndReviews } from '@/components/home/stats-and-reviews';
import { TradeIn } from '@/components/home/trade-in';
import { business } from '@/lib/content/business';
import { home, pageTexts } from '@/lib/content/page-texts';
import { reviews as readReviews } from '@/lib/content/reviews';
import { money } from '@/lib/format/numbers';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';

const { reviews } = readReviews();
const instagram = ['one', 'two'].map((name) => ({
  handle: `@${name}`,
  url: `https://${name}.example/`,
}));

describe('the home page', () => {
  it('shows the first three reviews, each with its name, location, text and stars', () => {
    const more = [...reviews, ...reviews].map((review, at) => ({
      ...review,
      rating: 5 - (at % 2),
    }));
    jest.replaceProperty(readReviews(), 'reviews', more);
    render(<StatsAndReviews />);
    const shown = screen.getAllByRole('listitem');
    expect(shown).toHaveLength(3);
    for (const [at, { name, location, text, rating, sample }] of more.slice(0, 3).entries()) {
      for (const part of [name, location, text, `${rating} out of 5 stars`])
        expect(shown[at]).toHaveTextContent(part);
      expect(shown[at]?.textContent?.includes('Sample review')).toBe(sample);
    }
  });

  it('calls the reviews samples only while all of them are', () => {
    const { samples } = pageTexts().shared;
    const { rerender } = render(<StatsAndReviews />); // One of the second business's three is a sample.
    expect(screen.queryByText(samples)).not.toBeInTheDocument();
    const all = reviews.map((review) => ({ ...review, sample: true }));
    jest.replaceProperty(readReviews(), 'reviews', all);
    rerender(<StatsAndReviews />);
    expect(screen.getByText(samples)).toBeVisible();
  });

  it('has the person who answers in its first screen, and no figures', () => {
    jest.replaceProperty(business(), 'people', [{ name: 'Ann', role: 'Answers' }]);
    render(<Hero />);
    expect(screen.getByText('Ann').parentElement).toHaveTextContent(/^AnnAnswers$/);
    for (const { label } of home().stats) expect(screen.queryByText(label)).not.toBeInTheDocument();
  });
});

it('the sample quote has the amount due at signing beside its payment', () => {
  const { payment, dueAtSigningBreakdown } = sampleLease;
  render(<SampleQuote />);
  const label = screen.getByText(`with ${money(dueAtSigningBreakdown.total)} at signing`);
  expect(label.closest('dt')?.nextElementSibling).toHaveTextContent(money(payment));
});

it('the contact card of the home page has the hours and each account on Instagram', () => {
  jest.replaceProperty(business(), 'links', { instagram });
  render(<ContactCard />);
  for (const { label, hours } of weekAndClosures({ ...business(), closures: [] }))
    expect(screen.getByRole('row', { name: `${label} ${hours}` })).toBeVisible();
  for (const { handle, url } of instagram)
    expect(screen.getByRole('link', { name: new RegExp(`^${handle}`) })).toHaveAttribute(
      'href',
      url,
    );
});

it('the trade-in panel opens the page of the valuation in a new tab', () => {
  const tradeIn = 'https://valuation.example/';
  jest.replaceProperty(business(), 'links', { tradeIn, instagram });
  render(<TradeIn />);
  const link = screen.getByRole('link', {
    name: new RegExp(`^${pageTexts().shared.tradeInButton}`),
  });
  expect(link).toHaveAttribute('href', tradeIn);
  expect(link).toHaveAttribute('target', '_blank');
});
