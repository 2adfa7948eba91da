import GithubSlugger from 'github-slugger';
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { faq, glossary, termId } from '../faq';
import type { Markup } from './read-markup';

/** The ids of the tools that a guide may have; each is a link's target as well. */
export const toolIds: Readonly<Record<string, string>> = {
  LeaseCalculator: leaseTool.id,
  CompareOffers: compareTool.id,
  MileageCheck: mileageTool.id,
};

/** The anchors of a page by its path, as far as content/ decides them. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns the anchors that the text of a guide or a legal page has: its headings and tools */
export function anchorsOf({ headings, tags }: Markup): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set(headings.map((heading) => slugger.slug(heading)));
  for (const { name } of tags) {
    const id = toolIds[name];
    if (id) ids.add(id);
  }
  return ids;
}

/** @returns the anchors of the FAQ: its questions, its terms, and the glossary */
export function anchorsOfFaq(): Set<string> {
  return new Set([...faq().map(({ id }) => id), ...glossary().map(termId), 'glossary']);
}

/**
 * Says why the anchor of a link leads nowhere. Pages whose anchors content/ doesn't decide, such as
 * the home page, are held by the browser tests.
 *
 * @param href of a link in the page `own`
 */
export function anchorMistake(href: string, own: string, anchors: Anchors): string | null {
  if (!/^[/#]/.test(href)) return null;

  const { pathname, hash } = new URL(href, `https://site.example${own}`);
  const id = decodeURIComponent(hash.slice(1));
  const ids = anchors.get(pathname);
  if (id === '' || !ids || ids.has(id)) return null;

  const page = pathname === own ? 'this page' : pathname;
  return `${page} has no section "${id}"; it has ${[...ids].sort().slice(0, 12).join(', ')}`;
}
