import type { MetadataRoute } from 'next';
import { business } from '@/lib/content/business';

/** Allows everything, because search engines must be able to read a page to find its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', business().siteUrl).href,
  };
}
