import { stateFees } from '@/content/rates';
import { type Cents, toCents } from './cents';
import { dividedBy, round, times } from './fraction';
import type { Residence } from './tax';

/** What New Jersey's fees depend on. */
export type Fuel = 'gas' | 'guzzler' | 'efficient' | 'electric';

/**
 * `grossCapCost`: price and rolled-in fees before rebates and trade-in; null where the price isn't
 * known.
 */
type FeeInputs = { residence: Residence; months: number; grossCapCost: Cents | null; fuel: Fuel };

/** @returns what New Jersey takes yearly of an electric car, for so many years, in dollars */
function electricFees(years: number): number {
  const { electricByYear } = stateFees.nj;
  const lastFee = electricByYear.at(-1) ?? 0;
  const fees = Array.from({ length: years }, (_, year) => electricByYear[year] ?? lastFee);
  return fees.reduce<number>((sum, fee) => sum + fee, 0);
}

/** New Jersey's fees of a leased car are due for the whole term, in full years. */
function newJersey({ months, grossCapCost, fuel }: FeeInputs): Cents {
  const { title, registrationAYear, luxuryFrom, luxuryPercent } = stateFees.nj;
  const years = Math.ceil(months / 12);
  const electric = fuel === 'electric' ? electricFees(years) : 0;
  const cost = grossCapCost ?? 0;
  const isExpensive = fuel === 'gas' && cost >= toCents(luxuryFrom);
  const isLuxury = fuel === 'guzzler' || isExpensive;
  const luxury = isLuxury ? round(times(cost, dividedBy(luxuryPercent, 100))) : 0;
  return toCents(title + years * registrationAYear + electric) + luxury;
}

/** New York's fees, with what the city adds. */
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

/** The usual documentation fee of a dealer. */
export const documentationFees: Record<Residence, Cents> = {
  nyc: toCents(stateFees.ny.documentation),
  ny: toCents(stateFees.ny.documentation),
  nj: toCents(stateFees.nj.documentation),
};
