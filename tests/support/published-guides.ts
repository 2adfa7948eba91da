import { guideList } from '@/lib/content/guides';
import { guideSource } from '@/lib/content/guides-on-disk';
import { routes } from '@/lib/site/routes';

/** Newest first. */
export const guides = guideList();

export const tagsOf = (slug: string): Set<string> =>
  new Set([...guideSource(slug).matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));

/** The path of the newest guide with a tag such as "LeaseCalculator". */
export const guideWith = (tag: string): string =>
  routes.guide(guides.find(({ slug }) => tagsOf(slug).has(tag))?.slug ?? '');

export const longestGuide = guides.reduce((longest, guide) =>
  guideSource(guide.slug).length > guideSource(longest.slug).length ? guide : longest,
);

/** The guide with the most kinds of components. */
export const richestGuide = guides.reduce((richest, guide) =>
  tagsOf(guide.slug).size > tagsOf(richest.slug).size ? guide : richest,
);
