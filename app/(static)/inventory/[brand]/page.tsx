import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandPage } from '@/components/brands/brand-page';
import { Promotion } from '@/components/layout/promotion';
import { brandModelsOf, distinctModels, makeOfSlug } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { rowsOfBrandPage } from '@/lib/inventory/server';
import { brandMetadata } from '@/lib/seo/metadata';

/** Only the slugs of makes; proxy.ts redirects other spellings and handles unknown brands. */
export const dynamicParams = false;

/** In seconds. The promotion begins and ends by date; rows of the inventory may ask for less. */
export const revalidate = 300;

export function generateStaticParams() {
  return makes.map((make) => ({ brand: make.slug }));
}

type Props = PageProps<'/inventory/[brand]'>;

async function makeOf(params: Props['params']) {
  const { brand } = await params;
  return makeOfSlug(brand) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const make = await makeOf(params);
  const rows = await rowsOfBrandPage(make);
  const models = rows && distinctModels([...brandModelsOf(make), ...rows]);
  return brandMetadata(make, models);
}

/**
 * Revalidated as the inventory is, where a make has rows. While they can't be read, this throws,
 * and Next keeps the last version of the page.
 */
export default async function Page({ params }: Props) {
  const make = await makeOf(params);
  return (
    <>
      <Promotion />
      <BrandPage make={make} vehicles={await rowsOfBrandPage(make)} />
    </>
  );
}
