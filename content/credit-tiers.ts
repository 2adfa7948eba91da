/** The credit tiers that the guides state, best first. Every leasing company draws its own lines. */
export const creditTiers = [
  { name: 'Excellent', from: 720, to: 850 },
  { name: 'Good', from: 660, to: 719 },
  { name: 'Fair', from: 600, to: 659 },
  { name: 'Poor', from: 300, to: 599 },
];
