// Campaign parameters of the landing URL, kept for the session and passed to the hosted form
// (docs/product.md#campaign-parameters).
const CLICK_IDS = new Set(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid']);
const STORAGE_KEY = 'attribution';
const MAX_VALUE = 300;
const MAX_KEYS = 20;

export type Attribution = Record<string, string>;
/** The window instead of its storage, because reading `sessionStorage` throws in a browser that blocks storage. */
type Session = { sessionStorage: Pick<Storage, 'getItem' | 'setItem'> };

/** @returns the non-empty `utm_*` parameters and click ids of a query, at most 20; values are cut at 300 characters */
export function attributionFromQuery(query: URLSearchParams): Attribution {
  const found: Attribution = {};
  for (const [name, value] of query) {
    const known = CLICK_IDS.has(name) || /^utm_[a-z_]{1,32}$/.test(name);
    if (known && value && Object.keys(found).length < MAX_KEYS) found[name] = value.slice(0, MAX_VALUE);
  }
  return found;
}

/**
 * Stores the campaign parameters of a landing URL for the session. Later parameters replace them; a page without any
 * keeps them. Does nothing when storage is not available.
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

/** @returns the stored parameters, validated again because storage is untrusted input; empty when there are none */
export function recallAttribution(session: Session): Attribution {
  try {
    const stored: unknown = JSON.parse(session.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const parameters = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return attributionFromQuery(new URLSearchParams(parameters));
  } catch {
    return {};
  }
}
