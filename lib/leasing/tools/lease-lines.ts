import type { Line } from '@/lib/leasing/arithmetic/lease';
import type { Residence } from '@/lib/leasing/arithmetic/tax';

const labels: Record<Line['id'], string> = {
  'selling-price': 'Selling price',
  'acquisition-fee': 'Acquisition fee',
  'documentation-fee': 'Documentation fee',
  'cash-down': 'Cash down',
  rebates: 'Rebates',
  'trade-in': 'Trade-in',
  payments: 'payments',
  'first-payment': 'First payment',
  'later-payments': 'more payments',
  registration: 'Title, registration, and plates',
  'sales-tax': 'Sales tax',
  'extra-tax': 'Sales tax, not in the dealer’s numbers',
  rounding: 'Rounding',
  unexplained: 'Not explained: ask what it’s for',
  shortfall: 'Less than its parts: ask who pays the rest',
  'due-at-signing': 'Due at signing',
  'own-trade-in': 'Your trade-in',
  'disposition-fee': 'Disposition fee',
};

/** @returns what a line of a lease is called: "Cash down", or "35 more payments" */
export const lineLabel = ({ id, count }: Pick<Line, 'id' | 'count'>): string =>
  count === undefined ? labels[id] : `${count} ${labels[id]}`;

const newYork = {
  sentence:
    'New York taxes all payments of the term, the cash down, the rebates, and the acquisition fee at the start; a trade-in you own and DMV fees aren’t taxed. We leave a documentation fee on its own line untaxed.',
  source: '20 NYCRR 527.15; Publication 839; TSB-A-10(53)S',
  url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
};

/** What each state taxes, for the readers of a result. */
export const taxSentences: Record<Residence, typeof newYork> = {
  nyc: newYork,
  ny: newYork,
  nj: {
    sentence:
      'New Jersey taxes all payments of the term, the cash down, the rebates, and the fees at the start; a trade-in you own and title and registration fees aren’t taxed.',
    source:
      'N.J.A.C. 18:24-32.3 and 18:24-7.5; NJ Division of Taxation, motor vehicle lease transactions',
    url: 'https://nj.gov/treasury/taxation/mvleasetrans.shtml',
  },
};
