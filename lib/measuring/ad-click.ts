/**
 * Reads the parameters of an ad click, from the URL of a landing page or from storage. The inline
 * script contains this function as text, so it can't use anything defined outside of it.
 */
function readAdClick(
  parameters: Iterable<readonly [name: string, value: unknown]>,
): [name: string, value: string][] {
  const known = /^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$/;
  const found: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (!known.test(name) || typeof value !== 'string') continue;
    // Control and text-direction characters would garble what the provider's staff see.
    const text = value.replace(/\p{C}/gu, '');
    // A text is cut, but a long click id is dropped: the ad network can't use half of one.
    const kept = name.startsWith('utm_') ? text.slice(0, 300) : text;
    if (kept && kept.length <= 1_000) found.push([name, kept]);
  }
  return found;
}

export const adClickReader = {
  read: readAdClick,
  /** The key in localStorage. Another one would lose the ad clicks that browsers remember. */
  key: 'attribution',
};

export type AdClickReader = typeof adClickReader;

/** The ad click that a browser remembers. `until` is a time in milliseconds. */
export type StoredAdClick = { until: number; parameters: Record<string, string> };
