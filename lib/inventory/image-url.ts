/** A file of this site, such as "/vehicles/sedan-ink.svg". "//x" and "/\x" would be other hosts. */
const OWN_FILE = /^\/(?![/\\])/;

/**
 * The address of a vehicle's image: a photo, or a drawing of this site. Pages only load photos over
 * https.
 *
 * @param cell of the column `img`
 * @returns `null` for anything but an http or https URL or a path on this site
 */
export function imageUrl(cell: unknown): string | null {
  if (typeof cell !== 'string') return null;
  if (OWN_FILE.test(cell)) return cell;
  if (!URL.canParse(cell)) return null;

  const url = new URL(cell);
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  // Browsers don't load URLs with a password, and the page's source would reveal it.
  if (url.username !== '' || url.password !== '') return null;
  url.protocol = 'https:';
  return url.href;
}
