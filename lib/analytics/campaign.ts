/** Which parameters name an advertisement, and how much of them is kept and passed on. */
export const campaign = {
  /** Of the storage. Another one would lose the campaigns that browsers remember. */
  key: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  /** Characters to which texts of the owner (`utm_…`) are cut. */
  maxText: 300,
  /** A longer click id is left out: half of one means nothing to its network. */
  maxId: 1_000,
};

export type CampaignLimits = typeof campaign;

/**
 * The campaign parameters among those of a URL or of the storage. The function may refer to nothing
 * outside of itself, because the inline script of a page has it as text.
 */
export function readCampaign(
  parameters: Iterable<readonly [name: string, value: unknown]>,
  limits: CampaignLimits,
): [name: string, value: string][] {
  const known = new RegExp(limits.names);
  const found: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (!known.test(name) || typeof value !== 'string') continue;
    // Controls and marks of direction would change what the provider's staff see.
    const text = value.replace(/\p{C}/gu, '');
    const kept = name.startsWith('utm_') ? text.slice(0, limits.maxText) : text;
    if (kept && kept.length <= limits.maxId) found.push([name, kept]);
  }
  return found;
}

/**
 * What a browser remembers of an advertisement: until when, in milliseconds, and its parameters.
 */
export type StoredCampaign = { until: number; parameters: Record<string, string> };
