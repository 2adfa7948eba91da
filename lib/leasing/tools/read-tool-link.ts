import { tools } from './tools';

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?[^#\s]{1,1000}#(?<id>[a-z-]+)$/;

type Site = { siteUrl: string; guides: readonly string[] };

/**
 * @param link the path of a tool with a visitor's numbers, from a URL
 * @returns its URL, for the hosted form; `null` for any other text. The page doesn't show it,
 *   because anybody could write one with any words in it.
 */
export function readToolLink(link: string | null, { siteUrl, guides }: Site): string | null {
  const { slug = '', id } = LINK.exec(link ?? '')?.groups ?? {};
  const isTool = Object.values(tools).some((tool) => tool.id === id);
  return isTool && guides.includes(slug) ? `${siteUrl}${link}` : null;
}
