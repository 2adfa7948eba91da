import type { Metadata } from 'next';
import { business } from '@/lib/site/business';

/**
 * The one metadata builder: title, description and absolute canonical link of a page.
 *
 * @param page `path` starts with a slash; `title` without the business's name, which the layout adds; `index` false
 *   keeps the page out of search engines
 */
export function pageMetadata(page: {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  index?: boolean;
  absoluteTitle?: boolean;
}): Metadata {
  const { title, description, path, keywords, index = true, absoluteTitle = false } = page;
  const url = `${business.siteUrl}${path === '/' ? '' : path}`;
  return {
    title: absoluteTitle ? { absolute: title } : title,
    description,
    keywords,
    alternates: { canonical: url || business.siteUrl },
    openGraph: { title, description, url, siteName: business.name, locale: 'en_US', type: 'website' },
    robots: index ? undefined : { index: false, follow: false },
  };
}
