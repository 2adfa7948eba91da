import { render, screen, within } from '@testing-library/react';
import { GuideTable } from '@/components/guides/parts/guide-table';
import { Usd } from '@/components/guides/parts/text';

/** A table as MDX compiles it. */
const table = (
  <GuideTable>
    <thead>
      <tr>
        <th>Line</th>
        <th>Amount</th>
        <th>Due</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>Sales tax</td>
        <td>
          <Usd>{1264.05}</Usd>
        </td>
        <td>At delivery</td>
      </tr>
    </tbody>
  </GuideTable>
);

it('a table keeps its semantics when its rows are laid out as blocks', () => {
  const { container } = render(table);
  const labels = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(labels).toEqual(['Line', 'Amount', 'Due']);
  const row = within(screen.getByRole('row', { name: /Sales tax/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Sales tax');
  expect(row.getByRole('cell', { name: '$1,264.05' })).toBeVisible();
  // Safari needs the explicit roles; other browsers and the queries above do not.
  for (const element of container.querySelectorAll('table, thead, tbody, tr, th, td'))
    expect(element).toHaveAttribute('role');
});

it('a table of a guide repeats its labels on phones and aligns columns of amounts right', () => {
  render(table);
  const [amount, when] = screen.getAllByRole('cell');
  expect(amount).toHaveTextContent('Amount $1,264.05');
  expect(amount).toHaveClass('text-right');
  expect(when).toHaveTextContent('Due At delivery');
  expect(when).not.toHaveClass('text-right');
});
