import { ImageResponse } from 'next/og';
import { shareImageFonts } from '@/components/share-image/assets';
import { GuideImage, LogoImage, SiteImage } from '@/components/share-image/share-images';
import { guideList } from '@/lib/guides/guide';
import {
  LOGO_IMAGE,
  LOGO_IMAGE_SIZE,
  ogImagePath,
  SHARE_IMAGE_SIZE,
  shareImages,
} from '@/lib/seo/share-images';

export const dynamic = 'force-static';
export const dynamicParams = false;

function imagesByPath() {
  const images = new Map<string, React.ReactElement>();
  const add = (name: string, image: React.ReactElement) => images.set(ogImagePath(name), image);
  add(LOGO_IMAGE, <LogoImage />);
  add(shareImages.site, <SiteImage />);
  for (const guide of guideList()) add(shareImages.guide(guide.slug), <GuideImage guide={guide} />);
  return images;
}

export function generateStaticParams() {
  return [...imagesByPath().keys()].map((path) => ({ image: path.replace('/og/', '') }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const path = `/og/${(await params).image}`;
  const image = imagesByPath().get(path);
  if (!image) return new Response(null, { status: 404 });
  const size = path === ogImagePath(LOGO_IMAGE) ? LOGO_IMAGE_SIZE : SHARE_IMAGE_SIZE;
  return new ImageResponse(image, { ...size, fonts: shareImageFonts() });
}
