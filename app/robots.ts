import type { MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/seo/metadata';

/** Search engines must be able to read a page to find its noindex: nothing is disallowed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: canonicalUrl('/sitemap.xml') };
}
