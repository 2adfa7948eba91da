import { stateFees } from '@/content/rates';
import { type Bill, bill, type Cents, toCents } from './cents';
import { dividedBy, round, times } from './fraction';
import type { Place } from './tax';

export type Fuel = 'gas' | 'electric';
export const fuels: Record<Fuel, string> = { gas: 'Gas or hybrid', electric: 'Electric' };

type FeeInputs = { place: Place; months: number; sellingPrice: Cents | null; fuel: Fuel };

/** New Jersey's fees of a leased car are due for the whole term, in full years. */
function newJersey({ months, sellingPrice, fuel }: FeeInputs): Bill {
  const { title, registrationAYear, luxuryFrom, luxuryPercent, electricByYear } = stateFees.nj;
  const years = Math.ceil(months / 12);
  const electric = Array.from({ length: years }, (_, at) => electricByYear[at] ?? electricByYear.at(-1) ?? 0);
  const isLuxury = fuel === 'gas' && sellingPrice !== null && sellingPrice >= toCents(luxuryFrom);
  return bill(
    { label: 'title', cents: toCents(title) },
    { label: `${years} years’ registration`, cents: toCents(years * registrationAYear) },
    isLuxury && {
      label: `${luxuryPercent}% of the price`,
      cents: round(times(sellingPrice, dividedBy(luxuryPercent, 100))),
    },
    fuel === 'electric' && {
      label: 'the electric-car fee',
      cents: toCents(electric.reduce<number>((sum, fee) => sum + fee, 0)),
    },
  );
}

/** @returns the usual title, registration and plates of a new leased car, which are never taxed */
export function registrationFees(inputs: FeeInputs): Bill {
  if (inputs.place === 'nj') return newJersey(inputs);
  const { title, plates, registration, cityTwoYears } = stateFees.ny;
  return bill(
    { label: 'title', cents: toCents(title) },
    { label: 'plates', cents: toCents(plates) },
    { label: 'two years’ registration', cents: toCents(registration) },
    inputs.place === 'nyc' && { label: 'city use tax and MCTD fee', cents: toCents(cityTwoYears) },
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
    sentence:
      'New Jersey doesn’t cap the documentation fee, and registers a leased car for the whole term at once. From $45,000, or under 19 mpg, it takes 0.4% of the price; an electric car pays a yearly fee instead.',
    source: 'N.J.S.A. 39:3-8.3 and 8.4; NJ MVC, new vehicle registration; NJ CAR, zero-emission vehicles',
  },
};
