import { getServerSideSitemap } from 'next-sitemap';
import { sitemapFields } from '@/lib/seo/sitemap';

/** Because a make is listed while its page has cars. */
export const revalidate = 300;

export async function GET() {
  return getServerSideSitemap(await sitemapFields());
}
