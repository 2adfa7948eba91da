import type { Metadata } from 'next';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { seoTexts } from '@/lib/content/seo-texts';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '@/lib/content/text-schemas';
import { listOf } from '@/lib/format/format';
import type { Guide } from '@/lib/guides/guide';
import { inventoryHref, routes } from '@/lib/site/routes';
import { SHARE_IMAGE_SIZE, shareImages, shareImageUrl } from './share-images';

/**
 * @returns the production URL of a path, the same on every deployment; the home page has no slash
 *   at the end
 */
export const canonicalUrl = (path: string) => `${business().siteUrl}${path === '/' ? '' : path}`;

/**
 * @returns a title with the name of the business, or its short name, as far as the limit leaves
 *   room for it
 */
export function pageTitle(title: string): string {
  const named = [business().name, business().shortName].map((name) => `${title} | ${name}`);
  return named.find((text) => text.length <= TITLE_LIMIT) ?? title;
}

type Page = {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  shareImage?: string;
  article?: { publishedTime: string; modifiedTime: string };
  isListed?: boolean;
};

/**
 * @param page `title` without the name of the business; `shareImage` is a name of share-images.ts;
 *   `isListed`: whether search engines may list it, which is so unless it's false
 */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, keywords, shareImage = shareImages.site } = page;
  const { isListed = true } = page;
  const url = canonicalUrl(path);
  const images = [
    { url: shareImageUrl(shareImage), ...SHARE_IMAGE_SIZE, type: 'image/png', alt: title },
  ];
  const shared = { title, description, url, siteName: business().name, locale: 'en_US', images };
  return {
    title: { absolute: pageTitle(title) },
    description,
    keywords,
    alternates: { canonical: url },
    openGraph: page.article
      ? { ...shared, type: 'article', ...page.article }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: isListed ? undefined : { index: false },
  };
}

/** @param others in place of what content/search.ts says */
export function metadataOf(
  page: keyof ReturnType<typeof seoTexts> & keyof typeof routes,
  others?: Partial<Page>,
): Metadata {
  return pageMetadata({ ...seoTexts()[page], path: String(routes[page]), ...others });
}

export function guideMetadata(guide: Guide): Metadata {
  return pageMetadata({
    ...guide,
    path: routes.guide(guide.slug),
    shareImage: shareImages.guide(guide.slug),
    article: { publishedTime: guide.date, modifiedTime: guide.updated },
  });
}

/**
 * @param models on the page; `null` when they aren't known. Pages without any are near-copies of
 *   each other, which no search engine should list.
 */
export function brandMetadata(make: Make, models: readonly string[] | null): Metadata {
  const brand = brandName(make);
  const texts = seoTexts().brand;
  // Without the last models where they're too many.
  const names = models ?? [];
  const descriptions = names.map((_, left) =>
    fillIn(texts.description, { brand, models: listOf(names.slice(0, names.length - left)) }),
  );
  const description =
    descriptions.find((text) => text.length <= DESCRIPTION_LIMIT) ?? texts.withoutModels;
  return pageMetadata({
    title: fillIn(texts.title, { brand }),
    description: fillIn(description, { brand }),
    path: routes.brand(make.slug),
    isListed: models === null || models.length > 0,
  });
}

/**
 * @param page of the whole list, from 1; a filtered list passes 1, because /inventory shows the
 *   same vehicles
 */
export function inventoryMetadata(page: number): Metadata {
  const { title, description } = seoTexts().inventory;
  return pageMetadata({
    title: page > 1 ? `${title}, Page ${page}` : title,
    description: page > 1 ? `Page ${page}: ${description}` : description,
    path: inventoryHref({ make: null, model: null, page }),
  });
}
