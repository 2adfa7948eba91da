import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { shareImageFonts } from '@/components/share-image/assets';
import {
  GuideImage,
  HomeImage,
  InventoryImage,
  MakeImage,
  SiteImage,
} from '@/components/share-image/share-images';
import { brandName, makes } from '@/lib/catalogue/makes';
import { drawingOfMake } from '@/lib/catalogue/models';
import { guideList } from '@/lib/guides/server';
import { SHARE_IMAGE_SIZE, shareImagePath, shareImages } from '@/lib/seo/share-images';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every share image by its name. */
function imagesByName(): Map<string, ReactElement> {
  const guides = guideList().map(({ slug, title, dateText, readTime, drawing }): [string, ReactElement] => [
    shareImages.guide(slug),
    <GuideImage drawing={drawing} key={slug} line={`${dateText} · ${readTime}`} title={title} />,
  ]);
  const ofMakes = makes.map((make, index): [string, ReactElement] => [
    shareImages.make(make.slug),
    <MakeImage
      brand={brandName(make)}
      key={make.slug}
      slug={make.slug}
      vehicle={drawingOfMake(make.name, index)}
    />,
  ]);
  return new Map([
    [shareImages.home, <HomeImage key="home" />],
    [shareImages.site, <SiteImage key="site" />],
    [shareImages.inventory, <InventoryImage key="inventory" />],
    ...guides,
    ...ofMakes,
  ]);
}

/** The last part of an image's path: "home.png". */
const fileName = (name: string) => shareImagePath(name).split('/').at(-1) ?? '';

export function generateStaticParams() {
  return [...imagesByName().keys()].map((name) => ({ image: fileName(name) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  const element = [...imagesByName()].find(([name]) => fileName(name) === image)?.[1];
  if (!element) return new Response(null, { status: 404 });
  return new ImageResponse(element, { ...SHARE_IMAGE_SIZE, fonts: shareImageFonts() });
}
