import { exampleFeesDollars, stateFees } from '@/content/rates';
import { type Cents, percentOf, toCents } from './cents';
import type { Residence } from './offer';
import { stateOf } from './tax';

type FeeInputs = {
  residence: Residence;
  months: number;
  /** Price and rolled-in fees before rebates and trade-in; zero where the price isn't known. */
  grossCapCost?: Cents;
  isElectric?: boolean;
};

/**
 * New Jersey charges fees for the whole term in advance, rounded up to full years. Its luxury fee
 * depends on a gas car's mileage, too, which nobody is asked for: the calculator says so.
 */
function newJerseyFees({ months, grossCapCost = 0, isElectric = false }: FeeInputs): Cents {
  const { title, electricByYear, luxuryFrom, luxuryPercent } = stateFees.nj;
  const { registrationAYear, registrationLaterYear } = stateFees.nj;
  let dollars = title;
  for (let year = 0; year < months / 12; year++) {
    dollars += year < 2 ? registrationAYear : registrationLaterYear;
    if (isElectric) dollars += electricByYear[year] ?? electricByYear.at(-1) ?? 0;
  }
  const isLuxury = !isElectric && grossCapCost >= toCents(luxuryFrom);
  return toCents(dollars) + (isLuxury ? percentOf(grossCapCost, luxuryPercent) : 0);
}

/** The usual title, registration, and plates for a new leased car. They are never taxed. */
export function registrationFees(inputs: FeeInputs): Cents {
  if (inputs.residence === 'nj') return newJerseyFees(inputs);
  const { title, plates, registration, cityUseTax, cityTransit } = stateFees.ny;
  const city = inputs.residence === 'nyc' ? cityUseTax + cityTransit : 0;
  return toCents(title + plates + registration + city);
}

/** What a leasing company charges in our examples. */
export const exampleFees = {
  acquisition: toCents(exampleFeesDollars.acquisition),
  disposition: toCents(exampleFeesDollars.disposition),
};

/** What dealers usually charge. */
export const documentationFee = (residence: Residence): Cents =>
  toCents(stateFees[stateOf(residence)].documentation);
