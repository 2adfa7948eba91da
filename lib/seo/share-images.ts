import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';

/** Measures of every share image, in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Names of the share images: one for each kind of page, one for each guide and each make. */
export const shareImages = {
  home: 'home',
  site: 'site',
  inventory: 'inventory',
  guide: (slug: string) => `guide-${slug}`,
  make: (slug: string) => `make-${slug}`,
} as const;

/** A share image's address on this site; app/og draws it. */
export function shareImagePath(name: string): string {
  return `/og/${name}.png`;
}

/** The same with its host: the deployment that drew it, so that a preview shows its own pictures. */
export function shareImageUrl(name: string): string {
  const { previewHost } = env();
  return `${previewHost ? `https://${previewHost}` : business.siteUrl}${shareImagePath(name)}`;
}
