import { render, screen } from '@testing-library/react';
import { InventoryDebug } from '@/components/inventory/inventory-debug';

it('the debug page has an empty state, and says why it can’t show rows', () => {
  render(<InventoryDebug result={{ status: 'loaded', table: 'inventory_2031', rows: [] }} />);
  expect(screen.getByText('Showing 0 items from inventory_2031 table')).toBeVisible();
  expect(screen.getByText('No inventory items found')).toBeVisible();
  render(<InventoryDebug result={{ status: 'error', message: 'fetch failed' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
});
