/**
 * How campaign parameters are recognized, and how much of them lib/lead-form/start-frame.ts passes
 * to the hosted form.
 */
export const campaign = {
  storageKey: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  maxKeys: 20,
  maxLength: 300,
};

/**
 * The window instead of its storage, because reading `sessionStorage` throws in a browser that
 * blocks storage.
 */
type Session = { sessionStorage: Pick<Storage, 'setItem'> };

/**
 * Stores the campaign parameters of a landing URL for the session, if it has any and storage is
 * available.
 */
export function rememberAttribution(query: URLSearchParams, session: Session): void {
  const names = new RegExp(campaign.names);
  const found = [...query].filter(([name, value]) => names.test(name) && value);
  if (found.length === 0) return;
  try {
    session.sessionStorage.setItem(campaign.storageKey, JSON.stringify(Object.fromEntries(found)));
  } catch {
    // Storage is full or forbidden.
  }
}
