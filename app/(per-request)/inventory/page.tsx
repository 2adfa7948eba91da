import type { Metadata } from 'next';
import { InventoryPage } from '@/components/inventory/inventory-page';
import { Promotion } from '@/components/layout/promotion';
import { isFiltered, readInventoryUrl } from '@/lib/inventory/filter';
import { getInventory } from '@/lib/inventory/server';
import { pageCount } from '@/lib/inventory/view';
import { inventoryMetadata } from '@/lib/seo/metadata';

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
  const url = readInventoryUrl(await searchParams);
  return (
    <>
      <Promotion />
      <InventoryPage {...url} result={getInventory()} />
    </>
  );
}
