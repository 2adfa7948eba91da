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

const DAY = 24 * 60 * 60 * 1000;

/**
 * Remembers the campaign parameters of a landing URL, if it has any and storage is available, so
 * that a form sent in another tab or on a later visit names the advertisement. A later
 * advertisement replaces an earlier one.
 *
 * @param days how long; with 0, and under Global Privacy Control, nothing is kept
 */
export function rememberAttribution(query: URLSearchParams, visitor: Visitor, days: number): void {
  const names = new RegExp(campaign.names);
  const found = [...query].filter(([name, value]) => names.test(name) && value);
  const mayKeep = days > 0 && !visitor.navigator.globalPrivacyControl;
  try {
    if (!mayKeep) {
      visitor.localStorage.removeItem(campaign.storageKey);
    } else if (found.length > 0) {
      const stored: StoredCampaign = {
        until: Date.now() + days * DAY,
        parameters: Object.fromEntries(found),
      };
      visitor.localStorage.setItem(campaign.storageKey, JSON.stringify(stored));
    }
  } catch {
    // Storage is full or forbidden.
  }
}
