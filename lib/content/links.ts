import { existsSync } from 'node:fs';
import { z } from 'zod';
import { contentFile } from '@/lib/content/folder';
import { routes } from '@/lib/site/routes';
import { pagePaths } from './page-paths';

type TextPart = { text: string; href?: string };

/**
 * Splits a paragraph at its Markdown links. No other Markdown is supported.
 *
 * @param text e.g. `See [our guide](/blog/a-guide) first.`
 * @returns the parts in order, e.g. `[{ text: 'See ' }, { text: 'our guide', href: '/blog/a-guide' }, { text: ' first.' }]`
 */
export function inlineLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const GUIDE = new RegExp(`^${routes.guide('([a-z0-9-]+)')}$`);

/**
 * Whether a redirect's path is a page of this site. For use at build, because guides are read from disk.
 *
 * @param href as written in the content; a query and an anchor are allowed and not checked
 */
export function isInternalPage(href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  const slug = GUIDE.exec(page)?.[1];
  return pagePaths.has(page) || (slug !== undefined && existsSync(contentFile(`content/blog/${slug}.mdx`)));
}

/** Where a link that has a field of its own leads. */
export const destination = z
  .string()
  .refine(
    (to) => isInternalPage(to) || (to.startsWith('https://') && URL.canParse(to)),
    'expected a page of this site such as "/inventory" or a URL that starts with https://',
  );

/** A text with links, and the page that a link such as "#section" is about. */
export type LinkedText = { page: string; draft?: boolean };

/**
 * Where a link can lead: the anchors of a page, `null` when they aren't known; whether it's a guide that visitors don't see yet;
 * and the file that has the anchors.
 */
export type LinkTarget = { anchors: readonly string[] | null; draft?: boolean; file?: string };

/**
 * Checks the target of a link in content/.
 *
 * @param targets by path; a page of the site that isn't among them has no anchors
 * @returns what was expected, or `null` when the link is in order
 */
export function linkMistake(
  href: string,
  own: LinkedText,
  targets: ReadonlyMap<string, LinkTarget>,
): string | null {
  // A written email address is a link, too.
  if (/^(mailto|tel):./.test(href) || (/^https:\/\/[^/]+\./.test(href) && URL.canParse(href))) return null;
  const [target = '', anchor] = href.split('#');
  const page = target === '' && anchor ? own.page : (target.split('?')[0] ?? '');
  const { anchors, draft, file } = targets.get(page) ?? { anchors: [] };
  if (!targets.has(page) && !pagePaths.has(page))
    return 'expected a page of this site such as "/contact" or a URL that starts with "https://"';
  if (draft && !own.draft) return 'expected a guide that is no draft: the live site does not have it';
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return null;
  return anchors.length > 0
    ? `expected an anchor of ${file ?? page}, such as "#${anchors[0]}"`
    : `expected "${page}" alone: only guides, legal pages, the FAQ, and the home page have anchors for links`;
}
