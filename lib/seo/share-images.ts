import { business } from '@/lib/content/business';

/** Pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** In pixels: a multiple of 48, as Google wants it of an icon. */
export const LOGO_IMAGE_SIZE = { width: 192, height: 192 } as const;

/** The names of the images of app/og: that of a guide, and that of all other pages. */
export const shareImages = {
  /** An icon, and no share image. */
  logo: 'logo',
  site: 'site',
  guide: (slug: string) => `guide-${slug}`,
} as const;

/** @param name one of `shareImages` */
export const shareImagePath = (name: string) => `/og/${name}.png`;

/** @returns the absolute URL, which links in other programs need */
export const shareImageUrl = (name: string) => `${business().siteUrl}${shareImagePath(name)}`;
