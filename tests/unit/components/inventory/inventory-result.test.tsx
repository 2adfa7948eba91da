import { render, screen } from '@testing-library/react';
import { InventoryPage } from '@/components/inventory/inventory-page';
import { InventoryLoading, InventoryResult } from '@/components/inventory/inventory-result';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

const all = { make: null, model: null };
type Result = Awaited<Parameters<typeof InventoryResult>[0]['result']>;

async function open(result: Result, filter: { make: string | null; model: string | null } = all) {
  render(await InventoryResult({ result: Promise.resolve(result), filter, page: 1 }));
}

describe('the inventory page', () => {
  it('has its title and introduction', () => {
    render(<InventoryPage>list</InventoryPage>);
    expect(screen.getByRole('heading', { level: 1, name: '2025 Lease Inventory' })).toBeVisible();
    expect(
      screen.getByText(
        'Discover our collection of 2025 model vehicles available for lease from premium automotive brands.',
      ),
    ).toBeVisible();
  });

  it('has a loading state', () => {
    render(<InventoryLoading />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading inventory...');
  });

  it('has an error state with the phone number and a link that tries again with the same filter', async () => {
    await open({ status: 'error', message: 'fetch failed' }, { make: 'Kia', model: null });
    expect(screen.getByRole('alert')).toHaveTextContent('Error: fetch failed');
    expect(screen.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/inventory?make=Kia');
  });
});
