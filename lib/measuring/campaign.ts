/**
 * Reads the URL parameters that identify an ad campaign, from a URL or from storage. The inline
 * script contains this function as text, so it can't use anything defined outside of it.
 */
function readCampaign(
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

export const campaignReader = {
  read: readCampaign,
  /** The key in localStorage. Another one would lose the campaigns that browsers remember. */
  key: 'attribution',
};

export type CampaignReader = typeof campaignReader;

/** The campaign that a browser remembers. `until` is a time in milliseconds. */
export type StoredCampaign = { until: number; parameters: Record<string, string> };
