import { getServerSideSitemap } from 'next-sitemap';
import { sitemapFields } from '@/lib/seo/sitemap-fields';

/** In seconds. The list changes, because a make is listed only while its page has cars. */
export const revalidate = 300;

export async function GET() {
  return getServerSideSitemap(await sitemapFields());
}
