import { render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/accordion';

const items = [
  { id: 'fees', title: 'Are there fees?', content: <p>Some.</p> },
  { id: 'miles', title: 'What about miles?', content: <p>It depends.</p> },
];

describe('an accordion', () => {
  it('starts with every item closed', () => {
    render(<Accordion items={items} name="faq" />);
    for (const item of screen.getAllByRole('group')) expect(item).not.toHaveAttribute('open');
    expect(screen.getByText('Some.')).not.toBeVisible();
  });

  it('leaves one open at a time to the platform: all items share one name', () => {
    render(<Accordion items={items} name="faq" />);
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => [group.tagName, group.getAttribute('name')])).toEqual([
      ['DETAILS', 'faq'],
      ['DETAILS', 'faq'],
    ]);
  });

  it('has a heading for every item and an address for each', () => {
    render(<Accordion items={items} name="faq" />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Are there fees?',
      'What about miles?',
    ]);
    for (const { id, title } of items)
      expect(document.getElementById(id)?.closest('details')).toHaveTextContent(title);
  });
});
