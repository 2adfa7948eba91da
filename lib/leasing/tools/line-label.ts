import type { Line } from '@/lib/leasing/arithmetic/lease';
import type { LeaseState } from './lease-fields';

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
  'tax-in-payment': 'Tax in the monthly payment',
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

/** The field that a line has its amount from, where one value of the example decides it. */
export const fieldOfLine: Partial<Record<Line['id'], keyof LeaseState>> = {
  'acquisition-fee': 'acquisitionFee',
  'documentation-fee': 'dealerFee',
  'cash-down': 'cashDown',
  registration: 'registration',
  'sales-tax': 'residence',
  'extra-tax': 'residence',
  'tax-in-payment': 'residence',
};
