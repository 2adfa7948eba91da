/** Servers take no longer addresses; one row must not make the page of all rows heavy. */
const LONGEST_ADDRESS = 2_048;

/**
 * The address of a vehicle's photo if a page may load it: http(s) or a path of this site. Anything else
 * (an empty text, `javascript:`, a file path of somebody's computer) counts as no image.
 *
 * @returns the address, or `null` for "No Image" (spec section 8)
 */
export function safeImage(img: string | null | undefined): string | null {
  const text = img?.trim();
  if (!text || text.length > LONGEST_ADDRESS) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    return new URL(text).href;
  } catch {
    return null;
  }
}
