/** Which URL parameters identify an ad campaign, and how much of each we keep and pass on. */
export const campaignRules = {
  /** The key in localStorage. Another one would lose the campaigns that browsers remember. */
  key: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  /** The text parameters (`utm_…`) are cut to so many characters. */
  maxText: 300,
  /** A click id with more characters is dropped: the ad network can't use half of one. */
  maxId: 1_000,
};

export type CampaignRules = typeof campaignRules;

/**
 * Reads the campaign parameters from a URL or from storage. The inline script contains this
 * function as text, so it can't use anything defined outside of it.
 */
export function readCampaign(
  parameters: Iterable<readonly [name: string, value: unknown]>,
  rules: CampaignRules,
): [name: string, value: string][] {
  const known = new RegExp(rules.names);
  const found: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (!known.test(name) || typeof value !== 'string') continue;
    // Control and text-direction characters would garble what the provider's staff see.
    const text = value.replace(/\p{C}/gu, '');
    const kept = name.startsWith('utm_') ? text.slice(0, rules.maxText) : text;
    if (kept && kept.length <= rules.maxId) found.push([name, kept]);
  }
  return found;
}

/** The campaign that a browser remembers. `until` is a time in milliseconds. */
export type StoredCampaign = { until: number; parameters: Record<string, string> };
