import { render, screen, within } from '@testing-library/react';
import { ContactCard } from '@/components/home/contact-card';
import { Customers } from '@/components/home/customers';
import { QuoteSection } from '@/components/home/quote-section';
import { TradeIn } from '@/components/home/trade-in';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import { areSampleReviews, reviews } from '@/lib/content/reviews';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

describe('the home page', () => {
  it('has the quote form in the section that Get Quote scrolls to', () => {
    render(
      <QuoteSection>
        <form aria-label="Quote" />
      </QuoteSection>,
    );
    const section = screen.getByRole('region', { name: home.quote.heading });
    expect(section).toHaveAttribute('id', 'get-quote');
    expect(within(section).getByRole('form')).toBeVisible();
  });

  it('opens the trade-in page in a new tab without access to ours', () => {
    const tradeIn = 'https://trade-in.example/';
    jest.replaceProperty(business, 'links', { tradeIn, instagram: [] });
    render(<TradeIn />);
    const link = screen.getByRole('link', { name: new RegExp(home.tradeIn.buttonLabel) });
    expect(link).toHaveAttribute('href', tradeIn);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('shows every review with its name, location, text and stars', () => {
    render(<Customers />);
    const shown = screen.getAllByRole('listitem');
    expect(shown).toHaveLength(reviews.length);
    for (const [at, { name, location, text, rating }] of reviews.entries()) {
      for (const part of [name, location, text, `${rating} out of 5 stars`])
        expect(shown[at]).toHaveTextContent(part);
      expect(shown[at]?.querySelectorAll('svg')).toHaveLength(5);
      expect(shown[at]?.textContent?.includes('Sample review')).toBe(areSampleReviews);
    }
  });

  it('links a figure to the page that proves it', () => {
    const proof = 'https://bureau.example/profile';
    jest.replaceProperty(home, 'stats', [
      { value: 'A+', label: 'Bureau Rating', proof },
      { value: '15+', label: 'Years' },
    ]);
    render(<Customers />);
    expect(screen.getByRole('link', { name: /^Bureau Rating/ })).toHaveAttribute('href', proof);
    expect(screen.getByText('Years').closest('a')).toBeNull();
  });

  it('has the business hours and the Instagram accounts in the contact card', () => {
    render(<ContactCard />);
    const card = screen.getByRole('region', { name: home.contact.heading });
    expect(card).toHaveAttribute('id', 'contact-form');
    for (const { label, hours } of openingHoursRows(business.hours))
      expect(within(card).getByRole('row', { name: `${label} ${hours}` })).toBeVisible();
    for (const { handle, url } of business.links.instagram)
      expect(within(card).getByRole('link', { name: new RegExp(`^${handle}`) })).toHaveAttribute('href', url);
  });
});
