import { render, screen } from '@testing-library/react';
import { LegalTable } from '@/components/legal/legal-table';

describe('LegalTable', () => {
  it('keeps rows, columns and their names for a screen reader', () => {
    render(
      <LegalTable>
        <thead>
          <tr>
            <th>Category</th>
            <th>What</th>
            <th>Kept for</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Contact</td>
            <td>
              Name and <a href="/contact">more</a>
            </td>
            <td>6 months</td>
          </tr>
        </tbody>
      </LegalTable>,
    );
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Category',
      'What',
      'Kept for',
    ]);
    expect(screen.getByRole('rowheader')).toHaveTextContent('Contact');
    expect(screen.getAllByRole('cell')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '6 months' })).toHaveTextContent('Kept for: 6 months');
    expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('href', '/contact');
  });
});
