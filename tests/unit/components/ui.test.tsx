import { render, screen, within } from '@testing-library/react';
import { GuideTable } from '@/components/guides/parts/guide-table';
import { ExternalLink } from '@/components/ui/external-link';

it('an external link opens in a new tab, is announced so, and passes no referrer', () => {
  render(<ExternalLink href="https://maps.example/">Our office</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Our office (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a table keeps its semantics when its rows are blocks, repeats its labels there, and aligns amounts right', () => {
  // As MDX compiles it.
  const { container } = render(
    <GuideTable>
      <thead>
        <tr>
          <th>Line</th>
          <th style={{ textAlign: 'right' }}>Amount</th>
          <th>Due</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Sales tax</td>
          <td>$1,264.05</td>
          <td>At delivery</td>
        </tr>
      </tbody>
    </GuideTable>,
  );
  const labels = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(labels).toEqual(['Line', 'Amount', 'Due']);
  expect(within(screen.getByRole('row', { name: /Sales tax/ })).getByRole('rowheader')).toBeVisible();
  // Safari needs the explicit roles; other browsers and the queries here do not.
  for (const element of container.querySelectorAll('table, thead, tbody, tr, th, td'))
    expect(element).toHaveAttribute('role');
  const [amount, when] = screen.getAllByRole('cell');
  expect(amount).toHaveTextContent('Amount $1,264.05');
  expect(amount).toHaveClass('text-right');
  expect(when).toHaveTextContent('Due At delivery');
  expect(when).not.toHaveClass('text-right');
});
