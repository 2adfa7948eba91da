import type { Metadata } from 'next';
import { brandModelsOf } from '@/lib/catalogue/brands';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { MODEL_YEAR } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from './metadata';
import { shareImages } from './share-images';

/** Title, description and canonical link of a make's brand page, unique for each make. */
export function brandMetadata(make: Make): Metadata {
  const brand = brandName(make);
  const models = brandModelsOf(make).map((card) => card.model);
  const lease = `Lease a ${MODEL_YEAR} ${brand} in New York City or New Jersey`;
  return pageMetadata({
    title: `${MODEL_YEAR} ${brand} Lease Models`,
    description:
      models.length > 0
        ? `${lease}: ${new Intl.ListFormat('en-US').format(models)}. Call for pricing or apply online in minutes.`
        : `${lease}. Call us or apply online, and we'll let you know when the model you want is available.`,
    path: routes.brand(make.slug),
    shareImage: shareImages.make(make.slug),
  });
}
