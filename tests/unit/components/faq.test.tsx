import { render } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';

describe('the FAQ page', () => {
  const faq = [
    {
      id: 'fees',
      question: 'Are there fees?',
      answer: ['Some.', 'You can [apply](/apply) first.'],
    },
    {
      id: 'miles',
      question: 'What about miles?',
      answer: ['Ask [the state](https://www.nj.gov/).'],
    },
  ];
  const glossary = [{ term: 'cap cost', definition: 'What the lease starts from.' }];
  beforeEach(() => {
    render(<FaqPage faq={faq} glossary={glossary} />);
  });

  it('renders the links of an answer, and opens an official source in a new tab', () => {
    const answer = document.getElementById('fees');
    expect(answer).toHaveTextContent('You can apply first.');
    const inside = answer?.querySelector('a[href="/apply"]');
    expect(inside).toHaveTextContent('apply');
    expect(inside).not.toHaveAttribute('target');
    const source = document.querySelector('#miles a');
    expect(source).toHaveAttribute('target', '_blank');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer');
    expect(source).toHaveTextContent('the state (opens in a new tab)');
  });

  it('defines the terms of the glossary, each with an anchor, and leaves them out of the structured data', () => {
    const entry = document.getElementById('term-cap-cost');
    expect(entry?.querySelector('dt')).toHaveTextContent('Cap cost');
    expect(entry?.querySelector('dd')).toHaveTextContent('What the lease starts from.');
    expect(document.querySelector('script')?.textContent).not.toMatch(/cap cost/i);
  });
});
