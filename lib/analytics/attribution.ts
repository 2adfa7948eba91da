/** How campaign parameters are recognized, and how much of them is kept and passed on. */
export const campaign = {
  key: 'attribution',
  names: '^(utm_[a-z_]{1,32}|gclid|gbraid|wbraid|fbclid|msclkid)$',
  max: 20,
  /** Characters to which texts of the owner (`utm_…`) are cut. */
  maxText: 300,
  /** A longer click id is left out: half of one means nothing to its network. */
  maxId: 1_000,
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
      return decodeURIComponent(value);
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
    const kept = name.startsWith('utm_') ? text.slice(0, limits.maxText) : text;
    if (kept && kept.length <= limits.maxId) found.push([name, kept]);
  }
  return found.slice(0, limits.max);
}

/**
 * What a browser remembers of an advertisement: until when, in milliseconds, and its parameters.
 */
export type StoredCampaign = { until: number; parameters: Record<string, string> };
