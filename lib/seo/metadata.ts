import type { Metadata } from 'next';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillVariables } from '@/lib/content/fill-variables';
import type { Guide } from '@/lib/content/guides';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '@/lib/content/schemas/texts';
import { seoTexts } from '@/lib/content/seo-texts';
import { listOf } from '@/lib/format/words';
import { inventoryHref, NO_FILTER } from '@/lib/inventory/filter';
import { routes } from '@/lib/site/routes';

/**
 * What a shared link shows, on every page. app/share.png renders it. An opengraph-image.tsx in app/
 * would be left out, because each page has an `openGraph` of its own.
 */
export const SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 } as const;

/** The site's icon. Google requires a multiple of 48 pixels. */
export const ICON = { path: '/icon.png', width: 192, height: 192 } as const;

/** The production URL, also on a preview. The home page has no trailing slash. */
export const canonicalUrl = (path: string) => `${business().siteUrl}${path === '/' ? '' : path}`;

/** Adds the name of the business, or its short name, if the limit leaves room for it. */
export function pageTitle(title: string): string {
  const named = [business().name, business().shortName].map((name) => `${title} | ${name}`);
  return named.find((text) => text.length <= TITLE_LIMIT) ?? title;
}

type Page = {
  title: string;
  description: string;
  path: string;
  keywords?: string[];
  article?: { publishedTime: string; modifiedTime: string };
  isListed?: boolean;
};

/**
 * @param page `title` without the name of the business; `isListed`: false keeps the page out of
 *   search engines
 */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, keywords, isListed = true } = page;
  const url = canonicalUrl(path);
  const { path: image, ...size } = SHARE_IMAGE;
  const images = [{ url: canonicalUrl(image), ...size, alt: business().name }];
  const shared = { title, description, url, siteName: business().name, locale: 'en_US', images };
  return {
    title: { absolute: pageTitle(title) },
    description,
    keywords,
    alternates: { canonical: url },
    openGraph: page.article
      ? { ...shared, type: 'article', ...page.article }
      : { ...shared, type: 'website' },
    // Next adds the rest.
    twitter: { card: 'summary_large_image' },
    robots: isListed ? undefined : { index: false },
  };
}

/** @param others replace what content/seo-texts.ts says */
export function metadataOf(
  page: Exclude<keyof ReturnType<typeof seoTexts> & keyof typeof routes, 'brand'>,
  others?: Partial<Page>,
): Metadata {
  return pageMetadata({ ...seoTexts()[page], path: routes[page], ...others });
}

export function guideMetadata(guide: Guide): Metadata {
  return pageMetadata({
    ...guide,
    path: routes.guide(guide.slug),
    article: { publishedTime: guide.date, modifiedTime: guide.updated },
  });
}

/**
 * @param models on the page; `null` if unknown. Pages without models are nearly identical, so
 *   search engines shouldn't list them.
 */
export function brandMetadata(make: Make, models: readonly string[] | null): Metadata {
  const brand = brandName(make);
  const texts = seoTexts().brand;
  const firstModels = listOf((models ?? []).slice(0, 3));
  const withModels = fillVariables(texts.description, { brand, models: firstModels });
  const isShown = firstModels !== '' && withModels.length <= DESCRIPTION_LIMIT;
  return pageMetadata({
    title: fillVariables(texts.title, { brand }),
    description: isShown ? withModels : fillVariables(texts.withoutModels, { brand }),
    path: routes.brand(make.slug),
    isListed: models === null || models.length > 0,
  });
}

/** @param page from 1. Pass 1 for a filtered list: /inventory shows the same vehicles. */
export function inventoryMetadata(page: number): Metadata {
  const { title, description } = seoTexts().inventory;
  return pageMetadata({
    title: page > 1 ? `${title}, Page ${page}` : title,
    description: page > 1 ? `Page ${page}: ${description}` : description,
    path: inventoryHref({ ...NO_FILTER, page }),
  });
}
