/** The credit tiers that the guides state (docs/product.md#blog), best first. Every leasing company draws its own lines. */
export type CreditTier = { name: string; from: number; to: number; changes: string };

export const creditTiers: readonly CreditTier[] = [
  { name: 'Excellent', from: 720, to: 850, changes: 'The rates in the ads are usually for you' },
  { name: 'Good', from: 660, to: 719, changes: 'Your rate may be a step above the ad' },
  { name: 'Fair', from: 600, to: 659, changes: 'Proof of income, a co-signer or a deposit' },
  { name: 'Poor', from: 300, to: 599, changes: 'Few leasing companies say yes' },
];

/** The average FICO score of people in the United States who lease, and when it was that: docs/facts.md has its source. */
export const lesseeAverage = { score: 728, month: 'June 2025' } as const;
