import { render } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';

it('an answer of the FAQ opens an official source in a new tab, and a page in this one', () => {
  const answer = ['You can [apply](/apply).', 'Ask [the state](https://www.nj.gov/).'];
  render(<FaqPage faq={[{ id: 'fees', question: 'Are there fees?', answer }]} />);
  const [inside, source] = document.querySelectorAll('#fees a');
  expect(inside).toHaveAttribute('href', '/apply');
  expect(inside).not.toHaveAttribute('target');
  expect(source).toHaveAttribute('target', '_blank');
  expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  expect(source).toHaveTextContent('the state (opens in a new tab)');
});
