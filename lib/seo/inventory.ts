import type { Metadata } from 'next';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillIn } from '@/lib/content/fill-in';
import { DESCRIPTION_LIMIT } from '@/lib/content/own-text';
import { search } from '@/lib/content/search';
import { listOf } from '@/lib/format/format';
import { inventoryHref, routes } from '@/lib/site/routes';
import { pageMetadata } from './metadata';
import { shareImages } from './share-images';

/** The description of a brand's models, without the last ones where they're too many. */
function descriptionOf(brand: string, models: readonly string[]): string {
  const texts = models.map((_, left) =>
    fillIn(search.brand.description, { brand, models: listOf(models.slice(0, models.length - left)) }),
  );
  return (
    texts.find((text) => text.length <= DESCRIPTION_LIMIT) ?? fillIn(search.brand.withoutModels, { brand })
  );
}

/** Title, description and canonical link of a make's brand page, unique for each make. */
export function brandMetadata(make: Make): Metadata {
  const brand = brandName(make);
  return pageMetadata({
    title: fillIn(search.brand.title, { brand }),
    description: descriptionOf(
      brand,
      brandModelsOf(make).map(({ model }) => model),
    ),
    path: routes.brand(make.slug),
    shareImage: shareImages.make(make.slug),
  });
}

/**
 * The metadata of the inventory page.
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
