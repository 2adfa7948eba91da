import { z } from 'zod';
import { makes } from '@/lib/catalogue/makes';
import { guideExists } from '@/lib/content/guides-on-disk';
import { inlineLinks } from '@/lib/format/inline-links';
import { fixedPaths, routes } from '@/lib/site/routes';
import { publicFile } from './fields';

export const fixedAndBrandPaths: ReadonlySet<string> = new Set<string>([
  ...fixedPaths,
  ...makes.map((make) => routes.brand(make.slug)),
]);

/**
 * Whether a link without its query and anchor is a page of this site. It reads the guides from
 * disk, so use it during the build only.
 */
export function isInternalPage(href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  const blog = routes.guide('');
  return (
    fixedAndBrandPaths.has(page) || (page.startsWith(blog) && guideExists(page.slice(blog.length)))
  );
}

/** Whether a link leads to a file of public/, such as "/Rate%20Sheet.pdf". */
const isPublicFile = (href: string) => publicFile.safeParse(href.replaceAll('%20', ' ')).success;

/** Says what is wrong with a link in content/, or returns `null`. Doesn't check its anchor. */
export function linkMistake(href: string): string | null {
  // People also write "www.example.com" or an email address as a link.
  if (href.startsWith('http:'))
    return `the link "${href}" isn't secure: write https:// in place of http://`;

  const isUrl = /^https:\/\/[^/]+\./.test(href) && URL.canParse(href);
  if (isUrl || /^(mailto:|tel:|#)./.test(href) || isInternalPage(href) || isPublicFile(href))
    return null;
  return `the link "${href}" leads nowhere: expected a page of this site such as "/contact" or a URL that starts with "https://"`;
}

export const linkTarget = z.string().superRefine((link, context) => {
  const message = linkMistake(link);
  if (message) context.addIssue({ code: 'custom', message });
});

/** A space, as in "[apply] (/apply)", makes a link plain text. */
export function spacedLinkMistake(text: string): string | null {
  return /\]\s+\((\/|#|https?:)/.test(text)
    ? 'expected no space between "]" and "(" of a link'
    : null;
}

export function textLinkMistake(text: string): string | null {
  const mistakes = inlineLinks(text).map(({ href }) => (href ? linkMistake(href) : null));
  return spacedLinkMistake(text) ?? mistakes.find((mistake) => mistake !== null) ?? null;
}
