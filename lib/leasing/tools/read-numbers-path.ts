import { toolsByTag } from './tools-by-tag';

/** "/blog/guide?pay=459#lease-calculator" */
const NUMBERS_PATH = /^\/blog\/(?<slug>[a-z0-9-]+)\?[^#\s]{1,1000}#(?<id>[a-z-]+)$/;

/**
 * @param text from a URL
 * @param guides slugs
 * @returns the text if it's the path of a tool with a visitor's numbers, else `null`. Pages don't
 *   show it, because anybody could write one with any words in it.
 */
export function readNumbersPath(text: string | null, guides: readonly string[]): string | null {
  const { slug = '', id } = NUMBERS_PATH.exec(text ?? '')?.groups ?? {};
  const isTool = Object.values(toolsByTag).some((tool) => tool.id === id);
  return isTool && guides.includes(slug) ? text : null;
}
