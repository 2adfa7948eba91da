import { render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion';

const items = [
  { id: 'fees', title: 'Are there fees?', content: <p>Some.</p> },
  { id: 'miles', title: 'What about miles?', content: <p>It depends.</p> },
];

describe('an accordion', () => {
  it('is closed at first, and opens one item at a time because all items share one name', () => {
    render(<Accordion items={items} name="faq" />);
    const groups = screen.getAllByRole('group');
    expect(groups.map(({ tagName }) => tagName)).toEqual(['DETAILS', 'DETAILS']);
    for (const group of groups) {
      expect(group).not.toHaveAttribute('open');
      expect(group).toHaveAttribute('name', 'faq');
    }
  });

  it('has the id of an item inside its details, so that a link to it opens the item', () => {
    render(<Accordion items={items} name="faq" />);
    for (const { id, title } of items) {
      const details = document.getElementById(id)?.closest('details');
      expect(details?.querySelector('h2')).toHaveTextContent(title);
    }
  });
});
