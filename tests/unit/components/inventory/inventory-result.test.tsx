import { render, screen } from '@testing-library/react';
import { InventoryResult } from '@/components/inventory/inventory-result';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

it('an inventory that cannot be read leads to the phone and to another try with the same filter', async () => {
  const result = Promise.resolve({ status: 'error', message: 'fetch failed' } as const);
  render(await InventoryResult({ result, filter: { make: 'Kia', model: null }, page: 1 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
  const call = screen.getByRole('link', { name: `Call ${business.phone}` });
  expect(call).toHaveAttribute('href', telHref(business.phone));
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/inventory?make=Kia');
});
