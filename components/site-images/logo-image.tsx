import { ImageResponse } from 'next/og';
import { business } from '@/lib/content/business';
import { LOGO_IMAGE } from '@/lib/seo/metadata';
import { publicPicture } from './project-files';

/** The logo as a PNG: the icon of browsers and phones, and for search engines. */
export function logoImage(): ImageResponse {
  const { width, height } = LOGO_IMAGE;
  const logo = <img alt="" height={height} src={publicPicture(business().logo)} width={width} />;
  return new ImageResponse(logo, { width, height });
}
