import { render, screen } from '@testing-library/react';
import { StatsAndReviews } from '@/components/home/stats-and-reviews';
import { pageTexts } from '@/lib/content/page-texts';
import { reviews as readReviews } from '@/lib/content/reviews';

const { reviews } = readReviews();

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
});
