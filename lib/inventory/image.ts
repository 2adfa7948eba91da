/** Many servers reject longer URLs, and one row should not bloat the whole page. */
const MAX_URL_LENGTH = 2_048;

/** A photo served by this computer, such as one in a local storage bucket, has no certificate. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Checks the URL of a vehicle's photo: only http(s) and absolute paths of this site are allowed. Anything else (an empty
 * text, `javascript:`, a local file path) counts as no image. http becomes https, because the site's policy allows no
 * other photos (docs/product.md#security).
 *
 * @returns the URL, or `null`, which is shown as "No Image"
 */
export function safeImage(img: string | null | undefined): string | null {
  const text = img?.trim();
  if (!text || text.length > MAX_URL_LENGTH) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    if (!LOOPBACK_HOSTS.has(url.hostname)) url.protocol = 'https:';
    return url.href;
  } catch {
    return null;
  }
}
