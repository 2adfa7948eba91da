import { render, screen } from '@testing-library/react';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { business } from '@/lib/content/business';
import { reviews as readReviews } from '@/lib/content/reviews';

const { reviews } = readReviews();

describe('what stands beside a form', () => {
  it('is each person with a number, and the first review with its source', () => {
    const people = [
      { name: 'Ann', role: 'Answers', text: 'I answer.', phone: '(201) 555-0111' },
      { name: 'Bo', role: 'Drives' },
    ];
    jest.replaceProperty(business(), 'people', people);
    render(<FormWithPeople>Form</FormWithPeople>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AnnAnswers“I answer.”(201) 555-0111',
      `BoDrives${business().phone}`,
    ]);
    expect(screen.getByRole('link', { name: '(201) 555-0111' })).toHaveAttribute(
      'href',
      'tel:+12015550111',
    );
    const [{ text, source, sample }] = reviews as [(typeof reviews)[number]];
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(source?.name ?? '') })).toHaveAttribute(
      'href',
      source?.url,
    );
    expect(screen.queryByText('Sample review') !== null).toBe(sample);
  });

  it('is nothing where the business names nobody and has no review', () => {
    jest.replaceProperty(business(), 'people', []);
    jest.replaceProperty(readReviews(), 'reviews', []);
    expect(render(<FormWithPeople>Form</FormWithPeople>).container).toHaveTextContent(/^Form$/);
  });
});
