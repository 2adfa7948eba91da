import { setTimeout } from 'node:timers/promises';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import {
  InventoryLoading,
  InventoryPage,
  InventoryResult,
} from '@/components/inventory/inventory-page';
import { Promotion } from '@/components/layout/promotion';
import { isFiltered, pageCount } from '@/lib/inventory/filter';
import { readUrlFilter } from '@/lib/inventory/query';
import { getInventory } from '@/lib/inventory/server';
import { inventoryMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/inventory'>;

/**
 * If the database takes longer, the response starts with the loading state, which needs a script to
 * be replaced.
 */
const FIRST_HTML_WAIT_MS = 1_500;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filter, page } = readUrlFilter(await searchParams);
  if (isFiltered(filter) || page === 1) return inventoryMetadata(1);

  const inventory = await getInventory();
  // Beyond the last page, the last one is shown.
  const last = inventory.status === 'loaded' ? pageCount(inventory.vehicles.length) : page;
  return inventoryMetadata(Math.min(page, last));
}

export default async function Page({ searchParams }: Props) {
  const query = readUrlFilter(await searchParams);
  const inventory = getInventory();
  const result = <InventoryResult query={query} result={inventory} />;
  const isInTime = await Promise.race([
    inventory.then(() => true),
    setTimeout(FIRST_HTML_WAIT_MS, false, { ref: false }),
  ]);
  return (
    <>
      <Promotion />
      <InventoryPage>
        {isInTime ? (
          result
        ) : (
          <Suspense fallback={<InventoryLoading query={query} />}>{result}</Suspense>
        )}
      </InventoryPage>
    </>
  );
}
