import { render } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { fillVariables } from '@/lib/format/words';

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
  beforeEach(() => {
    render(<FaqPage faq={faq} />);
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

  it('asks for a message while nobody answers, as without any hours', () => {
    const { closedText } = pageTexts().faq;
    expect(document.querySelector('header')).toHaveTextContent(
      fillVariables(closedText, { email: business().email }),
    );
  });
});
