import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArticleTable } from '@/components/blog/mdx/article-table';
import { Usd } from '@/components/blog/mdx/usd';
import { LegalTable } from '@/components/legal/legal-table';

/** A table as MDX compiles it. */
function markdown(labels: string[], row: ReactNode[]) {
  return [
    <thead key="head">
      <tr>
        {labels.map((label) => (
          <th key={label}>{label}</th>
        ))}
      </tr>
    </thead>,
    <tbody key="body">
      <tr>
        {row.map((cell, index) => (
          <td key={labels[index]}>{cell}</td>
        ))}
      </tr>
    </tbody>,
  ];
}

const guide = (
  <ArticleTable>
    {markdown(['Line', 'Amount', 'Due'], ['Sales tax', <Usd key="usd">{1264.05}</Usd>, 'At delivery'])}
  </ArticleTable>
);
const legal = (
  <LegalTable>
    {markdown(
      ['Category', 'What', 'Kept for'],
      [
        'Contact',
        <a href="/contact" key="a">
          more
        </a>,
        '6 months',
      ],
    )}
  </LegalTable>
);

describe.each([
  ['a guide', guide, ['Line', 'Amount', 'Due'], 'Sales tax', ['$1,264.05', 'At delivery']],
  ['a legal page', legal, ['Category', 'What', 'Kept for'], 'Contact', ['more', '6 months']],
])('a table of %s', (_, table, labels, name, cells) => {
  it('keeps its semantics when its rows are laid out as blocks', () => {
    const { container } = render(table);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(labels);
    const row = within(screen.getByRole('row', { name: new RegExp(name) }));
    expect(row.getByRole('rowheader')).toHaveTextContent(name);
    for (const cell of cells) expect(row.getByRole('cell', { name: cell })).toBeVisible();
    // Safari needs the explicit roles; other browsers and the queries above do not.
    for (const element of container.querySelectorAll('table, thead, tbody, tr, th, td'))
      expect(element).toHaveAttribute('role');
  });
});

it('a table of a guide repeats its labels on phones and aligns columns of amounts right', () => {
  render(guide);
  const [amount, when] = screen.getAllByRole('cell');
  expect(amount).toHaveTextContent('Amount $1,264.05');
  expect(amount).toHaveClass('text-right');
  expect(when).toHaveTextContent('Due At delivery');
  expect(when).not.toHaveClass('text-right');
});
