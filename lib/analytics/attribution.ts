// Campaign parameters of the landing URL, kept for the session and passed to the hosted form.

/** How campaign parameters are recognized and stored. lib/lead-form/start-frame.ts passes them to the form. */
export const campaign = {
  storageKey: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  maxKeys: 20,
  maxLength: 300,
};

export type Attribution = Record<string, string>;
/** The window instead of its storage, because reading `sessionStorage` throws in a browser that blocks storage. */
type Session = { sessionStorage: Pick<Storage, 'setItem'> };

/** @returns the non-empty `utm_*` parameters and click ids of a query, at most 20; values are cut at 300 characters */
export function attributionFromQuery(query: URLSearchParams): Attribution {
  const names = new RegExp(campaign.names);
  const found: Attribution = {};
  for (const [name, value] of query) {
    if (names.test(name) && value && Object.keys(found).length < campaign.maxKeys)
      found[name] = value.slice(0, campaign.maxLength);
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
    session.sessionStorage.setItem(campaign.storageKey, JSON.stringify(found));
  } catch {
    // Storage is full or forbidden.
  }
}
