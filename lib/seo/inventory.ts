import type { Metadata } from 'next';
import { search } from '@/lib/content/search';
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
  const { title, description } = search.inventory;
  return pageMetadata({
    title: page > 1 ? `${title}, Page ${page}` : title,
    description: page > 1 ? `Page ${page}: ${description}` : description,
    path: inventoryHref({ make: null, model: null, page }),
    shareImage: shareImages.inventory,
  });
}
