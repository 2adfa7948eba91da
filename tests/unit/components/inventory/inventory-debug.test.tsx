import { render, screen } from '@testing-library/react';
import { InventoryDebug } from '@/components/inventory/inventory-debug';

describe('the debug page', () => {
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
