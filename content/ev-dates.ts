/**
 * What an electric lease got and paid in which period: state and federal incentives, sales tax, and the EV fee.
 * Sources: content/facts.ts, which must have every amount.
 */
export type EvLine = {
  label: string;
  kind: 'incentive' | 'tax';
  unit: 'dollars' | 'percent';
  /** The amount is the most that one can get. */
  upTo?: boolean;
  /** `from` and `to` are its first and last days ("2025-09-30"); without them it began before or goes on. */
  periods: readonly { amount: number; from?: string; to?: string }[];
};

export const evLines: readonly EvLine[] = [
  {
    label: 'Federal credit in a lease',
    kind: 'incentive',
    unit: 'dollars',
    upTo: true,
    periods: [{ amount: 7500, to: '2025-09-30' }],
  },
  {
    label: 'New Jersey rebate',
    kind: 'incentive',
    unit: 'dollars',
    periods: [
      { amount: 2000, from: '2024-07-10', to: '2025-06-30' },
      { amount: 1500, from: '2025-07-01' },
    ],
  },
  {
    label: 'New York rebate',
    kind: 'incentive',
    unit: 'dollars',
    upTo: true,
    periods: [{ amount: 2000 }],
  },
  {
    label: 'New Jersey sales tax',
    kind: 'tax',
    unit: 'percent',
    periods: [
      { amount: 0, to: '2024-09-30' },
      { amount: 3.3125, from: '2024-10-01', to: '2025-06-30' },
      { amount: 6.625, from: '2025-07-01' },
    ],
  },
  {
    label: 'New Jersey EV fee, per year',
    kind: 'tax',
    unit: 'dollars',
    periods: [
      { amount: 250, from: '2024-07-01', to: '2025-06-30' },
      { amount: 260, from: '2025-07-01', to: '2026-06-30' },
      { amount: 270, from: '2026-07-01' },
    ],
  },
];
