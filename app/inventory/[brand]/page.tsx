import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandPage } from '@/components/brands/brand-page';
import { Promotion } from '@/components/layout/promotion';
import { makeOfSlug } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { brandMetadata } from '@/lib/seo/metadata';

/** Only the slugs of makes; proxy.ts redirects other spellings and handles unknown brands. */
export const dynamicParams = false;

export function generateStaticParams() {
  return makes.map((make) => ({ brand: make.slug }));
}

async function makeOf(params: PageProps<'/inventory/[brand]'>['params']) {
  const { brand } = await params;
  return makeOfSlug(brand) ?? notFound();
}

export async function generateMetadata({
  params,
}: PageProps<'/inventory/[brand]'>): Promise<Metadata> {
  return brandMetadata(await makeOf(params));
}

export default async function Page({ params }: PageProps<'/inventory/[brand]'>) {
  return (
    <>
      <Promotion />
      <BrandPage make={await makeOf(params)} />
    </>
  );
}
