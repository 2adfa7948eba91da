import { stateFees } from '@/content/rates';
import { usd } from '@/lib/format/format';
import { type Cents, toCents } from './cents';
import { dividedBy, round, times } from './fraction';
import type { Residence } from './tax';

const { luxuryFrom, luxuryPercent, luxuryMpg, luxuryExemptMpg } = stateFees.nj;

/** What New Jersey's fees depend on. */
export type Fuel = 'gas' | 'guzzler' | 'efficient' | 'electric';
export const fuels: Record<Fuel, string> = {
  gas: 'Gas or hybrid',
  guzzler: `Under ${luxuryMpg} mpg`,
  efficient: `${luxuryExemptMpg} mpg or more`,
  electric: 'Electric',
};

/**
 * `capCost`: price and rolled-in fees before rebates and trade-in; null where the price isn't
 * known.
 */
type FeeInputs = { residence: Residence; months: number; capCost: Cents | null; fuel: Fuel };

/** @returns what New Jersey takes yearly of an electric car, for so many years, in dollars */
function electricFees(years: number): number {
  const { electricByYear } = stateFees.nj;
  const lastFee = electricByYear.at(-1) ?? 0;
  const fees = Array.from({ length: years }, (_, year) => electricByYear[year] ?? lastFee);
  return fees.reduce<number>((sum, fee) => sum + fee, 0);
}

/** New Jersey's fees of a leased car are due for the whole term, in full years. */
function newJersey({ months, capCost, fuel }: FeeInputs): Cents {
  const { title, registrationAYear } = stateFees.nj;
  const years = Math.ceil(months / 12);
  const electric = fuel === 'electric' ? electricFees(years) : 0;
  const cost = capCost ?? 0;
  const isExpensive = fuel === 'gas' && cost >= toCents(luxuryFrom);
  const isLuxury = fuel === 'guzzler' || isExpensive;
  const luxury = isLuxury ? round(times(cost, dividedBy(luxuryPercent, 100))) : 0;
  return toCents(title + years * registrationAYear + electric) + luxury;
}

/** New York's, with what the city adds. */
function newYorkFees(isCity: boolean): Cents {
  const { title, plates, registration, cityUseTax, cityTransit } = stateFees.ny;
  const city = isCity ? cityUseTax + cityTransit : 0;
  return toCents(title + plates + registration + city);
}

/** @returns the usual title, registration, and plates of a new leased car, which are never taxed */
export function registrationFees(inputs: FeeInputs): Cents {
  const { residence } = inputs;
  return residence === 'nj' ? newJersey(inputs) : newYorkFees(residence === 'nyc');
}

type FeeRule = { documentation: Cents; sentence: string; source: string };
const newYork: FeeRule = {
  documentation: toCents(stateFees.ny.documentation),
  sentence: `A New York dealer’s documentation fee is at most $${stateFees.ny.documentation}. Registration goes by weight, and many counties add a use tax.`,
  source: '15 NYCRR 78.19(c); NY DMV, passenger vehicle registration fees',
};

/** The usual documentation fee of a dealer, and where the fees are from. */
export const feeRules: Record<Residence, FeeRule> = {
  nyc: newYork,
  ny: newYork,
  nj: {
    documentation: toCents(stateFees.nj.documentation),
    // A getter, because formatting a number takes time where nobody reads the sentence.
    get sentence() {
      return `New Jersey doesn’t cap the documentation fee, and registers a leased car for the whole term at once. From ${usd(luxuryFrom)}, or under ${luxuryMpg} mpg, it takes ${luxuryPercent}% of the capitalized cost: the price and what’s rolled in, here without tax, before rebates and trade-in. Cars rated ${luxuryExemptMpg} mpg or better don’t pay it; an electric car pays a yearly fee instead.`;
    },
    source:
      'N.J.S.A. 39:3-8.3 and 8.4; NJ MVC, new vehicle registration; NJ CAR, zero-emission vehicles',
  },
};
