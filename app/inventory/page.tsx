import type { Metadata } from 'next';
import { Suspense } from 'react';
import { InventoryPage } from '@/components/inventory/inventory-page';
import { InventoryLoading, InventoryResult } from '@/components/inventory/inventory-result';
import { filterFromQuery, pageFromQuery } from '@/lib/inventory/filter';
import { getInventory } from '@/lib/inventory/server';
import { settlesBeforeTimeout } from '@/lib/inventory/settles-before-timeout';
import { pageMetadata } from '@/lib/seo/metadata';
import { shareImages } from '@/lib/seo/share-images';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: '2025 Lease Inventory',
  description:
    'Browse 2025 model vehicles available for lease in New York City and New Jersey. Filter by make and model, call for pricing or apply online in minutes.',
  path: routes.inventory,
  shareImage: shareImages.inventory,
});

/** If the database takes longer, the response starts with the loading state, which needs a script to be replaced. */
const MAX_WAIT_MS = 1_500;

export default async function Page({ searchParams }: PageProps<'/inventory'>) {
  const query = await searchParams;
  const inventory = getInventory();
  const result = (
    <InventoryResult filter={filterFromQuery(query)} page={pageFromQuery(query)} result={inventory} />
  );
  const loaded = await settlesBeforeTimeout(inventory, MAX_WAIT_MS);
  return (
    <InventoryPage>
      {loaded ? result : <Suspense fallback={<InventoryLoading />}>{result}</Suspense>}
    </InventoryPage>
  );
}
