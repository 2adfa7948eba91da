import { render, screen, within } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

const faq = [
  { id: 'fees', question: 'Are there fees?', answer: ['Some.', 'You can [apply](/apply) first.'] },
  { id: 'miles', question: 'What about miles?', answer: ['It depends.'] },
];

describe('the FAQ page', () => {
  beforeEach(() => {
    render(<FaqPage faq={faq} />);
  });

  it('has a heading, and the questions in an accordion', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument();
    const items = screen.getAllByRole('group');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      faq.map((item) => item.question),
    );
    for (const item of faq) expect(document.getElementById(item.id)?.closest('details')).not.toBeNull();
  });

  it('renders the links of an answer', () => {
    const answer = document.getElementById('fees');
    expect(answer).toHaveTextContent('You can apply first.');
    expect(answer?.querySelector('a[href="/apply"]')).toHaveTextContent('apply');
  });

  it('has Call and Get Quote below the questions', () => {
    expect(screen.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
  });
});
