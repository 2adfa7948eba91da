import { tools } from './tools';

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?[^#\s]{1,1000}#(?<id>[a-z-]+)$/;

/**
 * @param link the path of a tool with a visitor's numbers, from a URL
 * @param guides slugs
 * @returns the path; `null` for any other text. Pages don't show it, because anybody could write
 *   one with any words in it.
 */
export function readToolPath(link: string | null, guides: readonly string[]): string | null {
  const { slug = '', id } = LINK.exec(link ?? '')?.groups ?? {};
  const isTool = Object.values(tools).some((tool) => tool.id === id);
  return isTool && guides.includes(slug) ? link : null;
}
