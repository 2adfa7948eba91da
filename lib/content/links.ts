import { existsSync } from 'node:fs';
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
 * Whether a link in a content file leads to a page of this site. For use at build, because guides are read from disk.
 *
 * @param href as written in the content; a query and an anchor are allowed and not checked
 */
export function isInternalPage(href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  const slug = GUIDE.exec(page)?.[1];
  return pagePaths.has(page) || (slug !== undefined && existsSync(contentFile(`content/blog/${slug}.mdx`)));
}

/**
 * Checks the target of a link in any text of content/. For use at build.
 *
 * @returns what was expected, or `null` when the link is in order
 */
export function linkMistake(href: string): string | null {
  // A written e-mail address is a link, too.
  const elsewhere = /^(mailto|tel):./.test(href) || (/^https:\/\/[^/]+\./.test(href) && URL.canParse(href));
  if (elsewhere || isInternalPage(href)) return null;
  return 'expected a page of this site such as "/contact" or a URL that starts with "https://"';
}
