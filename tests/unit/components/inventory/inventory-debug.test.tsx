import { render, screen } from '@testing-library/react';
import { InventoryDebug } from '@/components/inventory/inventory-debug';

const row = {
  id: 1,
  brand: ' mercedes  benz',
  model: 'GLE',
  year: '2025',
  image: '/vehicles/large-suv-ink.svg',
};

describe('the debug page', () => {
  it('counts the rows and shows brand, model, year and image as stored', () => {
    const rows = [row, { ...row, id: 1, brand: null, image: null }];
    const { container } = render(
      <InventoryDebug result={{ status: 'loaded', table: 'inventory_2025', rows }} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inventory Debug');
    expect(screen.getByText('Showing 2 items from inventory_2025 table')).toBeInTheDocument();
    const facts = [...container.querySelectorAll('dd')].map((fact) => fact.textContent);
    expect(facts).toEqual([' mercedes  benz', 'GLE', '2025', 'empty', 'GLE', '2025']);
    expect(screen.getByRole('img')).toHaveAttribute('src', row.image);
    expect(screen.getByText('No Image')).toBeInTheDocument();
  });

  it('has an empty state', () => {
    render(<InventoryDebug result={{ status: 'loaded', table: 'inventory_2025', rows: [] }} />);
    expect(screen.getByText('Showing 0 items from inventory_2025 table')).toBeInTheDocument();
    expect(screen.getByText('No inventory items found')).toBeInTheDocument();
  });

  it('shows the message when the table cannot be read', () => {
    render(<InventoryDebug result={{ status: 'error', message: 'fetch failed' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
    expect(screen.queryByText('No inventory items found')).toBeNull();
  });
});
