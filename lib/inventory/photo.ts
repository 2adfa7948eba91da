/** A `url` of `null` shows "No Image". */
type Photo = { url: string | null; cellProblem: string | null };

/** A longer URL isn't shown. In a longer list, the first URL still fits. */
export const MAX_URL_LENGTH = 1_000;

const NO_PHOTO: Photo = { url: null, cellProblem: null };
const UNUSABLE: Photo = { url: null, cellProblem: 'img has no address of a photo ("No Image")' };

/** Local storage buckets have no certificate, so http is allowed there. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Finds the first photo in a cell of a dealer's export: one URL or a list of them, with or without
 * a scheme, or a path on this site. Pages only load photos over https.
 *
 * @param cell of the column `img`
 */
export function photoOf(cell: unknown): Photo {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell ?? '');
  const url = firstUrl(text.slice(0, MAX_URL_LENGTH + 1));
  return url === '' ? NO_PHOTO : usable(url);
}

/** "cdn.example/1.jpg", "www.a.example:8080/1.jpg" */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/./i;
/** Between and around the photos of a list, or of one in JSON. */
const SEPARATORS = String.raw`[\s|;,"'[\]]+`;
/** A URL can contain these signs, too: "w_400,h_300", "?layer=0|1". */
const NEXT_PHOTO = new RegExp(String.raw`${SEPARATORS}(?=https?:|www\.|/)`, 'i');
const AROUND = new RegExp(`^${SEPARATORS}|${SEPARATORS}$`, 'g');

/** Empty if the cell has no photo. */
function firstUrl(cell: string): string {
  const list = cell.replaceAll('&amp;', '&').replace(AROUND, '');
  const [first = ''] = list.split(NEXT_PHOTO);
  return first;
}

const isPath = (text: string) => /^\/(?![/\\\s])/.test(text);

function usable(text: string): Photo {
  if (text.length > MAX_URL_LENGTH) return UNUSABLE;
  if (isPath(text)) return { url: text, cellProblem: null };

  const hasScheme = /^https?:/i.test(text);
  const isUrl = hasScheme || text.startsWith('//') || HOST.test(text);
  const absolute = hasScheme ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!isUrl || !URL.canParse(absolute)) return UNUSABLE;

  const url = new URL(absolute);
  // Browsers don't load URLs with a password, and the page's source would reveal it.
  if (url.username !== '' || url.password !== '') return UNUSABLE;
  if (!hasScheme) return { url: url.href, cellProblem: 'img has no "https:", which was added' };
  if (url.protocol === 'https:' || LOOPBACK_HOSTS.has(url.hostname)) {
    return { url: url.href, cellProblem: null };
  }
  url.protocol = 'https:';
  return { url: url.href, cellProblem: 'img has "http:", which was changed to "https:"' };
}
