/** How campaign parameters are recognized, and how much of them is kept and passed on. */
export const campaign = {
  storageKey: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  maxKeys: 20,
  /** Texts of the owner (`utm_…`) are cut to this. */
  maxTextLength: 300,
  /** A longer click id is left out: half of one means nothing to its network. */
  maxClickIdLength: 1_000,
};

export type CampaignLimits = typeof campaign;

/**
 * The campaign parameters among those of a URL or of the storage, repaired where the link was
 * damaged: a name that begins with "amp;", and escapes that are left in a value. It refers to
 * nothing outside of itself, because the inline script of a page has it as text.
 */
export function readCampaign(
  parameters: Iterable<readonly [name: string, value: unknown]>,
  limits: CampaignLimits,
): [name: string, value: string][] {
  const known = new RegExp(limits.names);
  const repaired = (value: string) => {
    try {
      return /%[0-9a-f]{2}/i.test(value) ? decodeURIComponent(value) : value;
    } catch {
      return value; // A percent sign of its own.
    }
  };
  const found: [string, string][] = [];
  for (const [written, value] of parameters) {
    const name = written.replace(/^(amp;)+/, '');
    if (!known.test(name) || typeof value !== 'string') continue;
    // Controls and marks of direction would change what the provider's staff see.
    const text = repaired(value).replace(/\p{C}/gu, '');
    const kept = name.startsWith('utm_') ? text.slice(0, limits.maxTextLength) : text;
    if (kept && kept.length <= limits.maxClickIdLength) found.push([name, kept]);
  }
  return found.slice(0, limits.maxKeys);
}

/**
 * What a browser remembers of an advertisement: until when, in milliseconds, and its parameters.
 */
export type StoredCampaign = { until: number; parameters: Record<string, string> };

/**
 * The window instead of its storage, because reading `localStorage` throws in a browser that blocks
 * storage.
 */
type Visitor = {
  localStorage: Pick<Storage, 'setItem' | 'removeItem'>;
  navigator: { globalPrivacyControl?: boolean };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Remembers the campaign parameters of a landing URL, if it has any and storage is available, so
 * that a form sent in another tab or on a later visit names the advertisement. A later
 * advertisement replaces an earlier one.
 *
 * @param days how long; with 0, and under Global Privacy Control, nothing is kept
 */
export function rememberAttribution(query: URLSearchParams, visitor: Visitor, days: number): void {
  const found = readCampaign(query, campaign);
  const mayKeep = days > 0 && !visitor.navigator.globalPrivacyControl;
  try {
    if (!mayKeep) {
      visitor.localStorage.removeItem(campaign.storageKey);
    } else if (found.length > 0) {
      const stored: StoredCampaign = {
        until: Date.now() + days * DAY_MS,
        parameters: Object.fromEntries(found),
      };
      visitor.localStorage.setItem(campaign.storageKey, JSON.stringify(stored));
    }
  } catch {
    // Storage is full or forbidden.
  }
}
