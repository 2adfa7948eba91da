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
    {markdown(['Line', 'Jersey City', 'Astoria'], ['Sales tax', <Usd key="usd">{1264.05}</Usd>, 'not due'])}
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
  ['a guide', guide, ['Line', 'Jersey City', 'Astoria'], 'Sales tax', ['$1,264.05', 'not due']],
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

it('the cells of a table with three columns repeat their labels on phones', () => {
  render(guide);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Jersey City $1,264.05',
    'Astoria not due',
  ]);
});

it('columns of amounts are aligned right', () => {
  render(
    <ArticleTable>{markdown(['Fee', 'Amount', 'When'], ['Disposition', '$395', 'At the end'])}</ArticleTable>,
  );
  const [amount, when] = screen.getAllByRole('cell');
  expect(amount).toHaveClass('text-right');
  expect(when).not.toHaveClass('text-right');
});
