import type { Metadata } from 'next';
import { inventoryHref } from '@/lib/site/routes';
import { pageMetadata } from './metadata';
import { shareImages } from './share-images';

/**
 * The metadata of the inventory page (docs/product.md#search-engines).
 *
 * @param page of the whole list, from 1: each has its own title and canonical URL. A filtered list passes 1, because
 *   /inventory shows the same vehicles.
 */
export function inventoryMetadata(page: number): Metadata {
  const suffix = page > 1 ? `, Page ${page}` : '';
  return pageMetadata({
    title: `2025 Lease Inventory${suffix}`,
    description: `Browse 2025 model vehicles available for lease in New York City and New Jersey${suffix}. Filter by make and model, call for pricing, or apply online in minutes.`,
    path: inventoryHref({ make: null, model: null, page }),
    shareImage: shareImages.inventory,
  });
}
