import { business } from '@/lib/content/business';

/** Pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** In pixels: a multiple of 48, as Google wants it of an icon. */
export const LOGO_IMAGE_SIZE = { width: 192, height: 192 } as const;

export const shareImages = {
  /** An icon, and no share image. */
  logo: 'logo',
  home: 'home',
  site: 'site',
  inventory: 'inventory',
  guide: (slug: string) => `guide-${slug}`,
  make: (slug: string) => `make-${slug}`,
} as const;

/** @returns the path of a share image, served by app/og */
export const shareImagePath = (name: string) => `/og/${name}.png`;

/** @returns the absolute URL of a share image */
export const shareImageUrl = (name: string) => `${business().siteUrl}${shareImagePath(name)}`;
