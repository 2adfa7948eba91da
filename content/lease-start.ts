/**
 * What to do before a lease is signed, in days before signing: the first and the last day. content/lease-end.ts has the
 * other end of the lease; the guides explain both.
 */
export type LeaseStartStep = {
  title: string;
  state: 'ny' | 'nj' | 'both';
  daysBefore: readonly [from: number, to: number];
  source: string;
};

export const leaseStart: readonly LeaseStartStep[] = [
  {
    title: 'Set the whole monthly cost aside, twice',
    state: 'both',
    daysBefore: [60, 0],
    source: 'Our advice',
  },
  {
    title: 'Credit reports: fix the mistakes',
    state: 'both',
    daysBefore: [60, 30],
    source: 'Bureaus usually have 30 days to answer a dispute (Fair Credit Reporting Act)',
  },
  {
    title: 'First calls: offers in writing',
    state: 'both',
    daysBefore: [30, 14],
    source: 'Our advice',
  },
  {
    title: 'Apply: credit checks close together',
    state: 'both',
    daysBefore: [14, 0],
    source: 'Most scores count checks within about 14 days as one',
  },
  {
    title: 'Insurance quote, contract to read',
    state: 'both',
    daysBefore: [14, 0],
    source: 'Our advice; New Jersey gives one business day to review (N.J.S.A. 56:12-67)',
  },
  {
    title: 'Sign, pay, and check the car',
    state: 'both',
    daysBefore: [0, 0],
    source: 'Your contract',
  },
];
