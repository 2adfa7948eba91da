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
import { makes } from '@/lib/catalogue/makes';
import { drawingOfMake } from '@/lib/catalogue/models';
import { guideList } from '@/lib/guides/server';
import { SHARE_IMAGE_SIZE, shareImagePath, shareImages } from '@/lib/seo/share-images';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every share image by the last part of its path: "home.png". */
function imagesByFile(): Map<string, ReactElement> {
  const images: [string, ReactElement][] = [
    [shareImages.home, <HomeImage key="" />],
    [shareImages.site, <SiteImage key="" />],
    [shareImages.inventory, <InventoryImage key="" />],
    ...guideList().map((guide): [string, ReactElement] => [
      shareImages.guide(guide.slug),
      <GuideImage guide={guide} key="" />,
    ]),
    ...makes.map((make, index): [string, ReactElement] => [
      shareImages.make(make.slug),
      <MakeImage drawing={drawingOfMake(make.name, index)} key="" make={make} />,
    ]),
  ];
  return new Map(images.map(([name, image]) => [shareImagePath(name).split('/').at(-1) ?? '', image]));
}

export function generateStaticParams() {
  return [...imagesByFile().keys()].map((image) => ({ image }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const image = imagesByFile().get((await params).image);
  if (!image) return new Response(null, { status: 404 });
  return new ImageResponse(image, { ...SHARE_IMAGE_SIZE, fonts: shareImageFonts() });
}
