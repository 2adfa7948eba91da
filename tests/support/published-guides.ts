import { guideList } from '@/lib/content/guides';
import { guideSource } from '@/lib/content/guides-on-disk';
import { routes } from '@/lib/site/routes';

/** Newest first. */
export const guides = guideList();

export const partsOf = (slug: string): Set<string> =>
  new Set([...guideSource(slug).matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));

/** The path of the newest guide with a component such as "LeaseCalculator". */
export const guideWith = (part: string): string =>
  routes.guide(guides.find(({ slug }) => partsOf(slug).has(part))?.slug ?? '');

export const longestGuide = guides.reduce((longest, guide) =>
  guideSource(guide.slug).length > guideSource(longest.slug).length ? guide : longest,
);

/** The guide with the most kinds of components. */
export const richestGuide = guides.reduce((richest, guide) =>
  partsOf(guide.slug).size > partsOf(richest.slug).size ? guide : richest,
);
