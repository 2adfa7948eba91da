/** What each state taxes and takes, with the sources, for the readers of a result. */
import { stateFees } from '@/content/rates';
import { usd } from '@/lib/format/format';
import type { Residence } from '@/lib/leasing/arithmetic/tax';

type Sourced = { sentence: string; source: string };

const newYorkTax = {
  sentence:
    'New York taxes all payments of the term, the cash down, the rebates, and the acquisition fee at the start; a trade-in you own and DMV fees aren’t taxed. We leave a documentation fee on its own line untaxed.',
  source: '20 NYCRR 527.15; Publication 839; TSB-A-10(53)S',
  url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
};

export const taxSentences: Record<Residence, Sourced & { url: string }> = {
  nyc: newYorkTax,
  ny: newYorkTax,
  nj: {
    sentence:
      'New Jersey taxes all payments of the term, the cash down, the rebates, and the fees at the start; a trade-in you own and title and registration fees aren’t taxed.',
    source:
      'N.J.A.C. 18:24-32.3 and 18:24-7.5; NJ Division of Taxation, motor vehicle lease transactions',
    url: 'https://nj.gov/treasury/taxation/mvleasetrans.shtml',
  },
};

const newYorkFees: Sourced = {
  sentence: `A New York dealer’s documentation fee is at most $${stateFees.ny.documentation}. Registration goes by weight, and many counties add a use tax.`,
  source: '15 NYCRR 78.19(c); NY DMV, passenger vehicle registration fees',
};

const { luxuryFrom, luxuryPercent, luxuryMpg, luxuryExemptMpg } = stateFees.nj;

export const feeSentences: Record<Residence, Sourced> = {
  nyc: newYorkFees,
  ny: newYorkFees,
  nj: {
    // A getter, because formatting a number takes time where nobody reads the sentence.
    get sentence() {
      return `New Jersey doesn’t cap the documentation fee, and registers a leased car for the whole term at once. From ${usd(luxuryFrom)}, or under ${luxuryMpg} mpg, it takes ${luxuryPercent}% of the capitalized cost: the price and what’s rolled in, here without tax, before rebates and trade-in. Cars rated ${luxuryExemptMpg} mpg or better don’t pay it; an electric car pays a yearly fee instead.`;
    },
    source:
      'N.J.S.A. 39:3-8.3 and 8.4; NJ MVC, new vehicle registration; NJ CAR, zero-emission vehicles',
  },
};
