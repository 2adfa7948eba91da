import { getServerSideSitemap } from 'next-sitemap';
import { sitemapEntries } from '@/lib/seo/sitemap-entries';

/** In seconds. The list changes, because a make is listed only while its page has cars. */
export const revalidate = 300;

export async function GET() {
  return getServerSideSitemap(await sitemapEntries());
}
