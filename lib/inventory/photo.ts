import { decodeEntities } from '@/lib/format/decode-entities';

/**
 * `url`: what a page may load; `null` shows "No Image". `problem`: what to correct in the cell,
 * for the log.
 */
type Photo = { url: string | null; problem: string | null };

/** In characters; a longer URL isn't shown. Of a longer list, the first URL is within them. */
export const MAX_URL = 1_000;

const NO_PHOTO: Photo = { url: null, problem: null };
const UNUSABLE: Photo = { url: null, problem: 'img has no address of a photo ("No Image")' };

/** A local storage bucket has no certificate. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * The first photo of a cell, as dealers' exports have it: one URL or a list of them, with or
 * without a scheme, or a path of this site. Pages load photos by https alone.
 *
 * @param cell of the column `img`
 */
export function photoOf(cell: unknown): Photo {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell ?? '');
  const url = firstUrl(text.slice(0, MAX_URL + 1));
  return url === '' ? NO_PHOTO : usable(url);
}

/** "cdn.example/1.jpg", "www.a.example:8080/1.jpg" */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/./i;
/** Between and around the URLs of a list. */
const SIGNS = String.raw`[\s|;,~"'[\](){}]`;
/** A URL may contain any of these signs: they separate two only where another one begins. */
const NEXT_URL = new RegExp(String.raw`${SIGNS}+(?=https?://|//|www\.|/)`, 'i');
const AROUND = new RegExp(`^${SIGNS}+|[\\s|;,~"'\\]}]+$`, 'g');

/** @returns empty where there's none */
function firstUrl(cell: string): string {
  const text = decodeEntities(cell)
    .replaceAll('\\/', '/')
    .replace(/[\p{Cf}\u2800]/gu, '');
  const [first = ''] = text.replace(AROUND, '').split(NEXT_URL);
  return first.replace(AROUND, '');
}

const isPath = (text: string) => /^\/(?![/\\\s])/.test(text);

function usable(text: string): Photo {
  if (text.length > MAX_URL) return UNUSABLE;
  if (isPath(text)) return { url: text, problem: null };

  const hasScheme = /^https?:/i.test(text);
  const isUrl = hasScheme || text.startsWith('//') || HOST.test(text);
  const absolute = hasScheme ? text : `https://${text.replace('//', '')}`;
  if (!isUrl || !URL.canParse(absolute)) return UNUSABLE;

  const url = new URL(absolute);
  // Browsers don't load them, and a page would show the password.
  if (url.username !== '' || url.password !== '') return UNUSABLE;
  if (!hasScheme) return { url: url.href, problem: 'img has no "https:", which was added' };
  if (url.protocol === 'https:' || LOOPBACK_HOSTS.has(url.hostname)) {
    return { url: url.href, problem: null };
  }
  url.protocol = 'https:';
  return { url: url.href, problem: 'img has "http:", which was changed to "https:"' };
}
