import { render, screen } from '@testing-library/react';
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

  it('renders the links of an answer', () => {
    const answer = document.getElementById('fees');
    expect(answer).toHaveTextContent('You can apply first.');
    expect(answer?.querySelector('a[href="/apply"]')).toHaveTextContent('apply');
  });

  it('leaves it to the browser that one item is open at a time: all have the same name', () => {
    const names = [...document.querySelectorAll('details')].map((item) => item.getAttribute('name'));
    expect(names).toEqual(['faq', 'faq']);
  });

  it('has Call and Get Quote below the questions', () => {
    expect(screen.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
  });
});
