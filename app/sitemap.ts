import type { MetadataRoute } from 'next';
import { legalTexts } from '@/lib/content/legal-texts';
import { pagePaths } from '@/lib/content/page-paths';
import { guideList } from '@/lib/guides/server';
import { isIndexable } from '@/lib/seo/indexing';
import { canonicalUrl } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

/** A page whose content has no date gets none: search engines ignore the dates of a site on which some are invented. */
export default function sitemap(): MetadataRoute.Sitemap {
  const guides = guideList().map(({ slug, date, updated }) => ({
    path: routes.guide(slug),
    date: updated?.date ?? date,
  }));
  const newest = guides.map(({ date }) => date).sort();
  const dated = [...guides, ...Object.values(legalTexts), { path: routes.blog, date: newest.at(-1) }];
  const dates = new Map<string, string | undefined>(dated.map(({ path, date }) => [path, date]));
  return [...new Set([...pagePaths, ...dates.keys()])]
    .filter(isIndexable)
    .map((path) => ({ url: canonicalUrl(path), lastModified: dates.get(path) }));
}
