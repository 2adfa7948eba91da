import { render, screen } from '@testing-library/react';
import { InventoryResult } from '@/components/inventory/inventory-page';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';
import { inventoryQuery } from '@/lib/inventory/filter';

it('an inventory that cannot be read leads to the phone and to another try with the same query', async () => {
  const result = Promise.resolve({ status: 'error', message: 'fetch failed' } as const);
  const query = inventoryQuery({ make: 'kia', page: '2', utm_source: 'ad' });
  render(await InventoryResult({ result, query }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
  const call = screen.getByRole('link', { name: `Call ${business.phone}` });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/inventory?make=Kia&page=2&utm_source=ad',
  );
});
