import { setTimeout } from 'node:timers/promises';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import {
  InventoryLoading,
  InventoryPage,
  InventoryResult,
} from '@/components/inventory/inventory-page';
import { Promotion } from '@/components/layout/promotion';
import { deadlines } from '@/lib/inventory/deadlines';
import { isFiltered, readInventoryUrl } from '@/lib/inventory/filter';
import { getInventory } from '@/lib/inventory/server';
import { pageCount } from '@/lib/inventory/view';
import { inventoryMetadata } from '@/lib/seo/metadata';
import { inventoryHref } from '@/lib/site/routes';

type Props = PageProps<'/inventory'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filter, page } = readInventoryUrl(await searchParams);
  if (isFiltered(filter) || page === 1) return inventoryMetadata(1);

  const inventory = await getInventory();
  // A page number that is too high shows the last page.
  const last = inventory.status === 'loaded' ? pageCount(inventory.vehicles.length) : page;
  return inventoryMetadata(Math.min(page, last));
}

export default async function Page({ searchParams }: Props) {
  const { filter, page } = readInventoryUrl(await searchParams);
  const inventory = getInventory();
  const result = <InventoryResult filter={filter} page={page} result={inventory} />;
  const isInTime = await Promise.race([
    inventory.then(() => true),
    setTimeout(deadlines.firstHtml, false, { ref: false }),
  ]);
  return (
    <>
      <Promotion />
      <InventoryPage>
        {isInTime ? (
          result
        ) : (
          <Suspense fallback={<InventoryLoading href={inventoryHref({ ...filter, page })} />}>
            {result}
          </Suspense>
        )}
      </InventoryPage>
    </>
  );
}
