/** Landing parameters kept for the session and handed to the hosted form (design section 3). */
const EXACT = new Set(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid']);
const STORAGE_KEY = 'attribution';
const MAX_VALUE = 300;
const MAX_KEYS = 20;

export type Attribution = Record<string, string>;
/** The window: a browser that blocks storage throws at the mere look at `sessionStorage`. */
type Session = { sessionStorage: Pick<Storage, 'getItem' | 'setItem'> };

/** @returns the campaign parameters of an address: `utm_*` and the click ids, non-empty ones only */
export function attributionFromQuery(query: URLSearchParams): Attribution {
  const found: Attribution = {};
  for (const [name, value] of query) {
    const known = EXACT.has(name) || /^utm_[a-z_]{1,32}$/.test(name);
    if (known && value && Object.keys(found).length < MAX_KEYS) found[name] = value.slice(0, MAX_VALUE);
  }
  return found;
}

/**
 * Keeps the landing address's parameters for the session. A later landing with parameters replaces them; a page
 * without any leaves them alone. A browser that refuses storage loses attribution, nothing else.
 */
export function rememberAttribution(query: URLSearchParams, session: Session): void {
  const found = attributionFromQuery(query);
  if (Object.keys(found).length === 0) return;
  try {
    session.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // Storage is full or forbidden.
  }
}

/** @returns what was kept, checked again on the way out: storage is outside input as well */
export function recallAttribution(session: Session): Attribution {
  try {
    const kept: unknown = JSON.parse(session.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return attributionFromQuery(new URLSearchParams(texts));
  } catch {
    return {};
  }
}
