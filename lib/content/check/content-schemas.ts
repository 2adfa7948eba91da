/**
 * Every file of content/ that has a schema, and the colors. Each is imported by itself, so that an
 * error in one doesn't hide the mistakes in the others.
 */
import type { Validated } from '@/lib/content/validate';

export const contentSchemas: readonly (() => Promise<readonly Validated[]>)[] = [
  async () => [(await import('@/lib/content/business')).business],
  async () => {
    const { home, about, contact, pageTexts, errorPages } = await import(
      '@/lib/content/page-texts'
    );
    return [home, about, contact, pageTexts, errorPages];
  },
  async () => [(await import('@/lib/content/faq')).faq],
  async () => [(await import('@/lib/content/glossary')).glossary],
  async () => [(await import('@/lib/content/seo-texts')).seoTexts],
  async () => [(await import('@/lib/content/reviews')).reviews],
  async () => [(await import('@/lib/content/instagram')).instagramPosts],
  async () => [(await import('@/lib/content/redirects')).redirects],
  async () => [(await import('@/lib/content/makes-schema')).makesContent],
  async () => (await import('@/lib/content/catalogue')).catalogueChecks,
  async () => [(await import('@/lib/content/rates')).rates],
  async () => [(await import('@/lib/content/lease-end')).leaseEnd],
  async () => [(await import('@/lib/content/wear-guides')).wearGuides],
  async () => [(await import('./colors-schema')).colors],
];
