import type { MetadataRoute } from 'next';
import { business } from '@/lib/content/business';

/** Search engines must be able to read a page to find its noindex: nothing is disallowed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', business().siteUrl).href,
  };
}
