import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandPage } from '@/components/brands/brand-page';
import { Promotion } from '@/components/layout/promotion';
import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { findMake, makes } from '@/lib/catalogue/makes';
import { distinctModels } from '@/lib/catalogue/spelling';
import { brandPageVehicles } from '@/lib/inventory/server';
import { brandMetadata } from '@/lib/seo/metadata';

/** Only the slugs of makes; proxy.ts redirects other spellings and handles unknown brands. */
export const dynamicParams = false;

/**
 * Seconds after which it is rendered again: promotions start and end by date. A page with vehicles
 * may be rendered sooner, with them.
 */
export const revalidate = 300;

export function generateStaticParams() {
  return makes.map((make) => ({ brand: make.slug }));
}

type Props = PageProps<'/inventory/[brand]'>;

async function makeOf(params: Props['params']) {
  const { brand } = await params;
  return findMake(brand) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const make = await makeOf(params);
  const vehicles = await brandPageVehicles(make);
  const models = vehicles && distinctModels([...featuredModelsOf(make), ...vehicles]);
  return brandMetadata(make, models);
}

/** Throws while the vehicles can't be read: Next then keeps the last version of the page. */
export default async function Page({ params }: Props) {
  const make = await makeOf(params);
  return (
    <>
      <Promotion />
      <BrandPage make={make} vehicles={await brandPageVehicles(make)} />
    </>
  );
}
