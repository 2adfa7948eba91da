import { render, screen } from '@testing-library/react';
import { OpenLinkedDetails } from '@/components/ui/open-linked-details.island';

it.each([
  ['#answer', true],
  ['#', false],
  ['#nowhere', false],
  ['#%E0%A4%A', false],
])('the hash "%s" of the address opens the closed details around its target: %s', (hash, open) => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', `/faq${hash}`);
  render(
    <details>
      <summary>Question</summary>
      <p id="answer">Answer</p>
      <OpenLinkedDetails />
    </details>,
  );
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(open);
});
