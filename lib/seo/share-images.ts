import { business } from '@/lib/content/business';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The name of the site's icon. Structured data has it, too. */
export const LOGO_IMAGE = 'logo';
/** Google requires a multiple of 48 pixels for an icon. */
export const LOGO_IMAGE_SIZE = { width: 192, height: 192 } as const;

export const shareImages = {
  site: 'site',
  guide: (slug: string) => `guide-${slug}`,
} as const;

/** The images that app/og draws. */
export const ogImagePath = (name: string) => `/og/${name}.png`;

/** Absolute, because other programs load the image. */
export const ogImageUrl = (name: string) => `${business().siteUrl}${ogImagePath(name)}`;
