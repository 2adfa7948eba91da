import { stateFees } from '@/content/rates';
import { usd } from '@/lib/format/format';
import { type Cents, toCents } from './cents';
import { dividedBy, round, times } from './fraction';
import type { Place } from './tax';

const { luxuryFrom, luxuryPercent, luxuryMpg, luxuryExemptMpg } = stateFees.nj;

/** What New Jersey's fees depend on. */
export type Fuel = 'gas' | 'guzzler' | 'efficient' | 'electric';
export const fuels: Record<Fuel, string> = {
  gas: 'Gas or hybrid',
  guzzler: `Gas or hybrid, under ${luxuryMpg} mpg`,
  efficient: `Gas or hybrid, ${luxuryExemptMpg} mpg or more`,
  electric: 'Electric',
};

/**
 * `capCost`: price and rolled-in fees before rebates and trade-in; null where the price isn't
 * known.
 */
type FeeInputs = { place: Place; months: number; capCost: Cents | null; fuel: Fuel };

/** New Jersey's fees of a leased car are due for the whole term, in full years. */
function newJersey({ months, capCost, fuel }: FeeInputs): Cents {
  const { title, registrationAYear, electricByYear } = stateFees.nj;
  const years = Math.ceil(months / 12);
  let dollars = title + years * registrationAYear;
  if (fuel === 'electric')
    for (let year = 0; year < years; year++)
      dollars += electricByYear[year] ?? electricByYear.at(-1) ?? 0;
  const cost = capCost ?? 0;
  const isLuxury = fuel === 'guzzler' || (fuel === 'gas' && cost >= toCents(luxuryFrom));
  return toCents(dollars) + (isLuxury ? round(times(cost, dividedBy(luxuryPercent, 100))) : 0);
}

/** @returns the usual title, registration, and plates of a new leased car, which are never taxed */
export function registrationFees(inputs: FeeInputs): Cents {
  if (inputs.place === 'nj') return newJersey(inputs);
  const { title, plates, registration, cityUseTax, cityTransit } = stateFees.ny;
  return toCents(
    title + plates + registration + (inputs.place === 'nyc' ? cityUseTax + cityTransit : 0),
  );
}

type FeeRule = { documentation: Cents; sentence: string; source: string };
const newYork: FeeRule = {
  documentation: toCents(stateFees.ny.documentation),
  sentence: `A New York dealer’s documentation fee is at most $${stateFees.ny.documentation}. Registration goes by weight, and many counties add a use tax.`,
  source: '15 NYCRR 78.19(c); NY DMV, passenger vehicle registration fees',
};

/** The usual documentation fee of a dealer, and where the fees are from. */
export const feeRules: Record<Place, FeeRule> = {
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
