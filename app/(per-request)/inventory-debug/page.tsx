import { connection } from 'next/server';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { getDebugRows } from '@/lib/inventory/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Inventory Debug',
  description: "The rows of the inventory as they're stored, for whoever maintains them.",
  path: routes.inventoryDebug,
  isListed: false,
});

export default async function Page() {
  await connection();
  return <InventoryDebug result={await getDebugRows()} />;
}
