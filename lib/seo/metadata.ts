import type { Metadata } from 'next';
import { business } from '@/lib/content/business';
import { TITLE_LIMIT } from '@/lib/content/own-text';
import { search } from '@/lib/content/search';
import { routes } from '@/lib/site/routes';
import { isIndexable } from './indexing';
import { SHARE_IMAGE_SIZE, shareImages, shareImageUrl } from './share-images';

/** @returns the production URL of a path, the same on every deployment; the home page has no slash at the end */
export function canonicalUrl(path: string): string {
  return `${business.siteUrl}${path === '/' ? '' : path}`;
}

/**
 * @param title of a page, without the name of the business
 * @returns the title with the name of the business, or its short name, as far as the limit leaves room for it
 */
export function pageTitle(title: string): string {
  const named = [business.name, business.shortName].map((name) => `${title} | ${name}`);
  return named.find((text) => text.length <= TITLE_LIMIT) ?? title;
}

type Page = {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  shareImage?: string;
  published?: string;
  updated?: string;
};

/** The metadata of a page with the texts of content/search.ts, or with others for some of them. */
export function metadataOf(
  page: keyof typeof search & keyof typeof routes,
  others?: Partial<Page>,
): Metadata {
  return pageMetadata({ ...search[page], path: String(routes[page]), ...others });
}

/**
 * Builds the metadata of a page: title, description, absolute canonical link, Open Graph
 * and Twitter card, and `noindex` unless `isIndexable`.
 *
 * @param page `path` starts with a slash; `title` without the name of the business; `shareImage` is a name of
 *   share-images.ts; `published` and `updated`, as "2026-09-02", make it an article
 */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, keywords, shareImage = shareImages.site } = page;
  const url = canonicalUrl(path);
  const images = [{ url: shareImageUrl(shareImage), ...SHARE_IMAGE_SIZE, type: 'image/png', alt: title }];
  const shared = { title, description, url, siteName: business.name, locale: 'en_US', images };
  return {
    title: { absolute: pageTitle(title) },
    description,
    keywords,
    alternates: { canonical: url },
    openGraph: page.published
      ? {
          ...shared,
          type: 'article',
          publishedTime: page.published,
          modifiedTime: page.updated ?? page.published,
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: isIndexable(path) ? undefined : { index: false },
  };
}
