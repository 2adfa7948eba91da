import { business } from '@/lib/content/business';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Google requires a multiple of 48 pixels for an icon. */
export const LOGO_IMAGE_SIZE = { width: 192, height: 192 } as const;

/** The names of the images in app/og. Each guide also has its own. */
export const shareImages = {
  /** An icon, not a share image. */
  logo: 'logo',
  site: 'site',
  guide: (slug: string) => `guide-${slug}`,
} as const;

export const shareImagePath = (name: string) => `/og/${name}.png`;

/** Absolute, because other programs load the image. */
export const shareImageUrl = (name: string) => `${business().siteUrl}${shareImagePath(name)}`;
