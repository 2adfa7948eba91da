import { routes } from '@/lib/site/routes';
import type { LegalText } from './legal-text';

const pages = new Set<string>(Object.values(routes).filter((route) => typeof route === 'string'));

/**
 * Checks that a link in a legal text leads to a page of this site, a section of a legal text or a full https URL.
 *
 * @param href as written in the text
 * @param text the text it is written in
 * @param texts every legal text, for their sections
 * @throws Error naming the file and the link, at build
 */
export function requireLiveLink(
  href: string,
  text: Pick<LegalText, 'file' | 'path' | 'contents'>,
  texts: readonly Pick<LegalText, 'path' | 'contents'>[],
): void {
  if (/^https:\/\/[^/]+\./.test(href) || pages.has(href)) return;
  const [path, section] = href.split('#');
  const target = path === '' ? text : texts.find((candidate) => candidate.path === path);
  if (target && section && target.contents.some(({ id }) => id === section)) return;
  const why = target
    ? `there is no section "${section ?? ''}"`
    : 'expected a page of this site such as "/contact", a section such as "#what-we-collect" or a URL that starts with "https://" (phone and e-mail: <BusinessPhone />, <BusinessEmail />)';
  throw new Error(`${text.file} has a mistake:\n  the link "${href}" leads nowhere: ${why}`);
}
