/** What the lists of the tools offer, in the order in which they show it. */
import { stateFees } from '@/content/rates';
import type { Fuel } from '@/lib/leasing/arithmetic/fees';
import type { Paid, Residence, TaxPaid } from '@/lib/leasing/arithmetic/tax';

export const residences: Record<Residence, string> = {
  nyc: 'New York City',
  ny: 'Rest of New York',
  nj: 'New Jersey',
};

export const waysToPay: Record<Paid, string> = {
  signing: 'Paid at signing',
  payment: 'In the payment',
};

export const waysToPayTax: Record<TaxPaid, string> = { ...waysToPay, extra: 'Not included' };

const { luxuryMpg, luxuryExemptMpg } = stateFees.nj;

export const fuels: Record<Fuel, string> = {
  gas: 'Gas or hybrid',
  guzzler: `Under ${luxuryMpg} mpg`,
  efficient: `${luxuryExemptMpg} mpg or more`,
  electric: 'Electric',
};
