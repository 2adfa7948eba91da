import { stateFees, taxPercent } from './rates';

/**
 * What an electric lease got and paid in which period: state and federal incentives, sales tax, and the EV fee.
 * Sources: content/facts.ts, which prints the amounts from here.
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

/** In dollars. New York's rebate is its largest. */
export const evIncentives = { federal: 7500, newJersey2024: 2000, newJersey: 1500, newYork: 2000 } as const;

/** New Jersey's yearly fee in dollars, from July 2024 and from July 2025; content/rates.ts has the later ones. */
export const pastElectricFees = [250, 260] as const;

export const evLines: readonly EvLine[] = [
  {
    label: 'Federal credit in a lease',
    kind: 'incentive',
    unit: 'dollars',
    upTo: true,
    periods: [{ amount: evIncentives.federal, to: '2025-09-30' }],
  },
  {
    label: 'New Jersey rebate',
    kind: 'incentive',
    unit: 'dollars',
    periods: [
      { amount: evIncentives.newJersey2024, from: '2024-07-10', to: '2025-06-30' },
      { amount: evIncentives.newJersey, from: '2025-07-01' },
    ],
  },
  {
    label: 'New York rebate',
    kind: 'incentive',
    unit: 'dollars',
    upTo: true,
    periods: [{ amount: evIncentives.newYork }],
  },
  {
    label: 'New Jersey sales tax',
    kind: 'tax',
    unit: 'percent',
    periods: [
      { amount: 0, to: '2024-09-30' },
      { amount: taxPercent.nj / 2, from: '2024-10-01', to: '2025-06-30' },
      { amount: taxPercent.nj, from: '2025-07-01' },
    ],
  },
  {
    label: 'New Jersey EV fee, per year',
    kind: 'tax',
    unit: 'dollars',
    periods: [
      { amount: pastElectricFees[0], from: '2024-07-01', to: '2025-06-30' },
      { amount: pastElectricFees[1], from: '2025-07-01', to: '2026-06-30' },
      { amount: stateFees.nj.electricByYear[0], from: '2026-07-01' },
    ],
  },
];
