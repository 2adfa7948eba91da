import { render, screen } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';

const faq = [
  { id: 'fees', question: 'Are there fees?', answer: ['Some.', 'You can [apply](/apply) first.'] },
  { id: 'miles', question: 'What about miles?', answer: ['Ask [the state](https://www.nj.gov/).'] },
];
const glossary = [{ term: 'cap cost', definition: 'What the lease starts from.' }];

describe('the FAQ page', () => {
  beforeEach(() => {
    render(<FaqPage faq={faq} glossary={glossary} />);
  });

  it('renders the links of an answer', () => {
    const answer = document.getElementById('fees');
    expect(answer).toHaveTextContent('You can apply first.');
    expect(answer?.querySelector('a[href="/apply"]')).toHaveTextContent('apply');
  });

  it('opens an official source in a new tab', () => {
    const link = document.querySelector('#miles a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('the state (opens in a new tab)');
  });

  it('defines the terms of the glossary, each with an anchor, and leaves them out of the structured data', () => {
    const entry = document.getElementById('term-cap-cost');
    expect(entry?.querySelector('dt')).toHaveTextContent('Cap cost');
    expect(entry?.querySelector('dd')).toHaveTextContent('What the lease starts from.');
    expect(document.querySelector('script')?.textContent).not.toMatch(/cap cost/i);
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
